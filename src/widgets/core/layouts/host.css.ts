import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'
import { cardName } from './tool.css'

/** Around the card and what a page adds to it. */
export const container = style({ containerType: 'inline-size', containerName: cardName })
globalStyle(`${container} > :where(*)`, { color: vars.ink })

// How a page adapts a tool to its own design: see `HostOptions`.

export const compact = style({ vars: { [vars.density]: 'calc(var(--pegboard-density, 1) * .6)' } })
globalStyle(`${compact} > ${container}`, { fontSize: '.9375em' })

/**
 * Only the answer. The fields stay in the document, so that the tool works as usual. `data-aside` marks what a layout adds
 * for them: switches between panes, the status line, samples, the example's button.
 */
export const resultOnly = style({})
globalStyle(`${resultOnly}${resultOnly} :is([data-inputs], [data-aside])`, { display: 'none' })
globalStyle(`${resultOnly}${resultOnly} [part=card]`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${resultOnly}${resultOnly} [part=answer]`, {
  display: 'grid',
  gridArea: 'auto / 1 / auto / -1',
  border: '0',
})

/** Above the card, on the page's background: in the page's color, whatever the tool's theme. */
export const heading = style({
  color: 'inherit',
  overflowWrap: 'anywhere',
  marginBlockEnd: '12px',
  fontSize: '1.375em',
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: '-.015em',
})

/** Below the card, such as a disclaimer. Also in the page's color. */
export const footer = style({ color: 'inherit', overflowWrap: 'anywhere', fontSize: '.8125em', lineHeight: 1.5 })
globalStyle(`${footer} > p, ::slotted([slot=disclaimer])`, { marginBlockStart: '10px' })
globalStyle(`${footer} a`, { color: 'inherit' })
