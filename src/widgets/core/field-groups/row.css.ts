import { globalStyle, style } from '@vanilla-extract/css'
import { between } from '../fields/field.css'

/** The width at which two fields fit side by side, in em because of large text: 278 px at the usual size. */
const wide = '(min-width: 17.375em)'

/** Nothing if the page has hidden both fields. */
export const container = style({
  containerType: 'inline-size',
  selectors: { '&:not(:has(:not(div)))': { display: 'none' } },
})

/** For fields of about 10 em, such as dates. The em of a container query is that of the container. */
export const roomy = style([container, { fontSize: '1.25em' }])
globalStyle(`${roomy} > *`, { fontSize: '.8em' })

/** Labels on the first line, inputs on the second, hints below, each in its own column. */
export const row = style({
  display: 'grid',
  gap: between,
  '@container': { [wide]: { gap: '0 16px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const inRow = `${row} > [part=field]`
const place = (selector: string, rule: Readonly<Record<string, number | string>>) =>
  globalStyle(selector, { '@container': { [wide]: rule } })

/** The same gap as between the columns of a medium-width card. */
globalStyle(row, { '@container': { '(min-width: 510px)': { columnGap: 24 } } })
place(inRow, { display: 'contents' })
place(`${inRow} > * + *`, { marginBlockStart: 6 })
// If one label wraps, the other stays next to its box.
place(`${inRow} > :first-child`, { gridRow: 1, alignSelf: 'end' })
place(`${inRow} > :not(:first-child, p)`, { gridRow: 2 })
place(`${inRow} > p`, { gridRow: 3 })
place(`${inRow}:first-child > *`, { gridColumn: 1 })
place(`${inRow}:last-child:not(:first-child) > *`, { gridColumn: 2 })
// A message needs the full width of the row.
place(`${inRow}:first-child > [data-slot=issue]`, { gridRow: 4, gridColumn: '1 / -1' })
place(`${inRow}:last-child > [data-slot=issue]`, { gridRow: 5, gridColumn: '1 / -1' })
// A one-line message fits into the space below the row.
place(`${inRow} > [data-slot=issue]`, { marginBlockStart: 4 })
// If both fields have a message, the second is below the first.
place(`${row}:has(> :last-child > [data-slot=issue]) > [part=field]:first-child > [data-slot=issue]`, {
  marginBlockEnd: 0,
})
