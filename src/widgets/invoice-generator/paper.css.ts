import { globalStyle, style } from '@vanilla-extract/css'

// Dark on white, independent of the page's theme. All sizes are in em, so that the preview is a smaller copy of the
// paper.

const ink = '#1d1b18'
const quiet = '#5f594f'
const hairline = '#d8d3ca'

export const paper = style({
  color: ink,
  fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  letterSpacing: 'normal',
  textAlign: 'start',
})
globalStyle(`:where(${paper}) :where(p, h1, h2, dl, dt, dd)`, { margin: 0, padding: 0 })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18em)',
  gap: '0 3em',
  alignItems: 'start',
  minBlockSize: '9em',
})
/** Above the sender's name, as on a letterhead. */
export const logo = style({
  display: 'block',
  maxInlineSize: '17em',
  blockSize: '5.6em',
  objectFit: 'contain',
  objectPosition: '0 50%',
  marginBlockEnd: '1em',
})
export const sender = style({ fontSize: '1.45em', fontWeight: 700, letterSpacing: '-.01em', lineHeight: 1.25 })
export const person = style({ fontWeight: 650 })
export const lines = style({ color: quiet, whiteSpace: 'pre-wrap' })

export const title = style({ fontSize: '2.3em', fontWeight: 720, letterSpacing: '-.03em', lineHeight: 1.1 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.25em 1.2em',
  marginBlockStart: '1.1em',
})
globalStyle(`${facts} dt`, { color: quiet })
globalStyle(`${facts} dd`, { textAlign: 'end', fontWeight: 600 })

export const label = style({ color: quiet, fontSize: '.9em', marginBlockEnd: '.25em' })
export const to = style({ marginBlock: '2em' })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: '1em' })
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: '.5em',
  paddingInline: '1em 0',
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: 400,
})
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start', paddingInline: 0 })
/** Long amounts take room from the description. */
globalStyle(`${table} td:not(:first-child)`, { whiteSpace: 'nowrap' })
globalStyle(`${table} thead th`, {
  color: quiet,
  fontSize: '.9em',
  borderBlockEnd: `.15em solid ${ink}`,
  verticalAlign: 'bottom',
})
globalStyle(`${table} tbody :is(th, td)`, { borderBlockEnd: `1px solid ${hairline}` })
globalStyle(`${table} thead`, { display: 'table-header-group' })
globalStyle(`${table} tr`, { breakInside: 'avoid' })
globalStyle(`${table} th:nth-child(1)`, { inlineSize: '52%' })
globalStyle(`${table} th:nth-child(2)`, { inlineSize: '12%' })
globalStyle(`${table} th:nth-child(3)`, { inlineSize: '17%' })
/** With a column for the tax. */
export const taxedTable = style([table])
globalStyle(`${taxedTable} th:nth-child(1)`, { inlineSize: '44%' })
globalStyle(`${taxedTable} th:nth-child(4)`, { inlineSize: '10%' })
export const more = style({ color: quiet, fontStyle: 'italic' })

/** Isn't split across pages, and stays on the same page as the last rows. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: '.35em',
  inlineSize: 'fit-content',
  minInlineSize: '50%',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  marginBlockStart: '1em',
  breakInside: 'avoid',
  breakBefore: 'avoid',
})
globalStyle(`${totals} dt`, { color: quiet })
globalStyle(`${totals} dd`, { textAlign: 'end', paddingInlineStart: '2em' })
globalStyle(`${totals} :is(dt, dd):nth-last-child(-n + 2)`, {
  color: ink,
  fontSize: '1.25em',
  fontWeight: 720,
  borderBlockStart: `.12em solid ${ink}`,
  paddingBlockStart: '.4em',
  marginBlockStart: '.3em',
})

/** The payment terms and the account, with the payment code on the right. */
export const payment = style({
  display: 'flex',
  gap: '2em',
  justifyContent: 'space-between',
  alignItems: 'start',
  marginBlockStart: '2.4em',
  breakInside: 'avoid',
})
export const paymentLines = style({ whiteSpace: 'pre-wrap' })
export const code = style({ flex: 'none', textAlign: 'center' })
/** About 32 mm on paper. */
export const codePicture = style({ display: 'block', inlineSize: '9em', blockSize: '9em', marginBlockEnd: '.3em' })

export const notes = style({ marginBlockStart: '2.4em', whiteSpace: 'pre-wrap', orphans: 3, widows: 3 })

/** On the right, with a line to sign on. */
export const signature = style({
  inlineSize: '18em',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  marginBlockStart: '2.4em',
  breakInside: 'avoid',
})
const onLine = { marginBlockEnd: '.4em', borderBlockEnd: `1px solid ${ink}` } as const
export const signed = style({
  ...onLine,
  paddingBlock: '1em .2em',
  fontFamily: 'ui-serif, Georgia, serif',
  fontSize: '1.5em',
  fontStyle: 'italic',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const drawn = style({ ...onLine, display: 'block', inlineSize: '100%', aspectRatio: '3' })
globalStyle(`${drawn} > path`, {
  fill: 'none',
  stroke: ink,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

// What was typed in has its own direction: '+1 503' on an Arabic invoice.
globalStyle(
  `[dir=rtl] ${paper} :is(${sender}, ${person}, ${lines}, ${paymentLines}, ${notes} > p, ${table} td:first-child)`,
  {
    unicodeBidi: 'plaintext',
    textAlign: 'right',
  },
)
