import { globalStyle, style } from '@vanilla-extract/css'
import { echo, field, hint, issue } from '../fields/field.css'

/** Where two fields have room beside each other. */
const wide = '(min-width: 278px)'

export const room = style({ containerType: 'inline-size' })

/** Labels in the first line, boxes in the second, and under them what was read and what helps, each in its own column. */
export const row = style({
  display: 'grid',
  gap: 20,
  '@container': { [wide]: { gap: '0 14px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const inRow = `${row} > ${field}`
const place = (selector: string, rule: Readonly<Record<string, number | string>>) =>
  globalStyle(selector, { '@container': { [wide]: rule } })

place(inRow, { display: 'contents' })
place(`${inRow} > * + *`, { marginBlockStart: 6 })
place(`${inRow} > label`, { gridRow: 1 })
place(`${inRow} > :not(label, p)`, { gridRow: 2 })
place(`${inRow} > ${echo}`, { gridRow: 3 })
place(`${inRow} > ${hint}`, { gridRow: 3 })
place(`${inRow} > ${echo} + ${hint}`, { gridRow: 4 })
place(`${inRow}:first-child > *`, { gridColumn: 1 })
place(`${inRow}:last-child > *`, { gridColumn: 2 })
// A sentence needs the whole width of the row.
place(`${inRow}:first-child > ${issue}`, { gridRow: 5, gridColumn: '1 / -1' })
place(`${inRow}:last-child > ${issue}`, { gridRow: 6, gridColumn: '1 / -1' })
