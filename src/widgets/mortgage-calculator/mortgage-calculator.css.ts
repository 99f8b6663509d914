import { globalStyle, style } from '@vanilla-extract/css'

/** The groups of fields, which are laid out like the other parts of the form. A report has only what's filled in. */
export const groups = style({ display: 'contents' })
globalStyle(`${groups} > *`, { gridColumn: '1 / -1' })
globalStyle(`${groups} :is(details:not([open]), [part=field]:has(input:not([type=date])[value=""]))`, {
  '@media': { print: { display: 'none' } },
})

/** A report has the chart on one page. */
export const charts = style({ '@media': { print: { breakInside: 'avoid' } } })
/** Small enough for the fields and the answer side by side on one page, as on a wide screen. */
globalStyle(`[role=group] > :has(${charts})`, { '@media': { print: { zoom: 0.75 } } })

/** The second page of a printed report, with up to 31 calendar years. */
export const schedule = style({ '@media': { print: { breakBefore: 'page', fontSize: 16 } } })
globalStyle(`${schedule} :is(th, td)`, { '@media': { print: { paddingBlock: 2, lineHeight: 1.4 } } })
globalStyle(`${schedule} button`, { '@media': { print: { minHeight: 0, paddingBlock: 0 } } })
