import { globalStyle, style } from '@vanilla-extract/css'
import { between, field, hint, issue } from '../fields/field.css'

/** Where two fields have room beside each other, with large text too: 278 px at the usual size. */
const wide = '(min-width: 17.375em)'

export const room = style({ containerType: 'inline-size' })

/** Labels on the first line, inputs on the second, hints below, each in its own column. */
export const row = style({
  display: 'grid',
  gap: between,
  '@container': { [wide]: { gap: '0 16px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const inRow = `${row} > ${field}`
const place = (selector: string, rule: Readonly<Record<string, number | string>>) =>
  globalStyle(selector, { '@container': { [wide]: rule } })

/** As between the columns of a card of middle width. */
globalStyle(row, { '@container': { '(min-width: 510px)': { columnGap: 24 } } })
place(inRow, { display: 'contents' })
place(`${inRow} > * + *`, { marginBlockStart: 6 })
// A label that wraps doesn't lift the other one off its box.
place(`${inRow} > :first-child`, { gridRow: 1, alignSelf: 'end' })
place(`${inRow} > :not(:first-child, p)`, { gridRow: 2 })
place(`${inRow} > ${hint}`, { gridRow: 3 })
place(`${inRow}:first-child > *`, { gridColumn: 1 })
place(`${inRow}:last-child > *`, { gridColumn: 2 })
// A message needs the full width of the row.
place(`${inRow}:first-child > ${issue}`, { gridRow: 4, gridColumn: '1 / -1' })
place(`${inRow}:last-child > ${issue}`, { gridRow: 5, gridColumn: '1 / -1' })
// With its line it takes no more than the room below the row.
place(`${inRow} > ${issue}`, { marginBlockStart: 4 })
// Where both have one, the second is below the first.
place(`${row}:has(> :last-child > ${issue}) > ${field}:first-child > ${issue}`, { marginBlockEnd: 0 })
