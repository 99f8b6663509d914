import { globalStyle, style } from '@vanilla-extract/css'

/** The groups of fields, which are laid out like the other parts of the form. A report has open ones side by side. */
export const groups = style({
  display: 'contents',
  '@media': {
    print: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 24, zoom: 0.8 },
  },
})
globalStyle(`${groups} > *`, { gridColumn: '1 / -1', '@media': { print: { gridColumn: 'auto' } } })
globalStyle(`${groups} details`, { '@media': { print: { marginBlock: '0 !important' } } })
globalStyle(`${groups} details:not([open])`, { '@media': { print: { display: 'none' } } })

/** A report has the chart on one page. */
export const charts = style({ '@media': { print: { breakInside: 'avoid', zoom: 0.8 } } })

/** The second page of a printed report, with up to 31 calendar years. */
export const schedule = style({ '@media': { print: { breakBefore: 'page', fontSize: 13 } } })
globalStyle(`${schedule} :is(th, td)`, { '@media': { print: { paddingBlock: 1, lineHeight: 1.4 } } })
globalStyle(`${schedule} button`, { '@media': { print: { minHeight: 0, paddingBlock: 0 } } })
