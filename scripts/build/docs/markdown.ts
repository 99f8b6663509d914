/** The text of a table's cell. A pipe or a line break would end it. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '\\n')

/** Code in a cell, or nothing. */
export const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``)

/** A cell's text, cut to a length that keeps tables readable. */
export const short = (text: string, length = 60): string => {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length > 0
    ? [`| ${head.join(' | ')} |`, `|${'--|'.repeat(head.length)}`, ...rows.map((row) => `| ${row.join(' | ')} |`), '']
    : []
