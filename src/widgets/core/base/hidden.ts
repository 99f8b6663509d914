/** Visible only to screen readers. For use in conditional rules, which a class can't be limited to. */
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
