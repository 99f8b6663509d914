import { style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

export const shared = style({
  display: 'grid',
  gap: 14,
  padding: 20,
  '@container': { '(min-width: 640px)': { padding: 28 } },
})
/** Limited in height, because fifty passages would be very long. */
export const pane = style({ maxBlockSize: '34em', overflow: 'auto' })
export const list = style({ listStyle: 'none', display: 'grid', gap: 12 })

/** Side by side if there's room, stacked on a phone. */
export const pair = style({
  display: 'grid',
  gap: '6px 20px',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${vars.line}`,
  '@container': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const side = style({ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 })
export const name = style({ color: vars.ink2, fontSize: '.82em' })
export const words = style({ overflowWrap: 'anywhere', fontSize: '.95em' })
export const around = style({ color: vars.ink2 })
