/** Only for screen readers, where a class of its own would be too broad. */
export const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
