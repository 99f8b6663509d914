/** Included in the strings of tools that show the source of facts. */
export const sourceStrings = {
  source: 'Source: {title}, {date}',
}
