import { globalStyle, style } from '@vanilla-extract/css'
import { secondary } from '../base/button.css'
import { mouse, vars } from '../base/theme.css'
import { wide } from '../fields/field.css'

export const rows = style({ display: 'grid', gap: 12, justifyItems: 'start' })

/** Its label is level with the fields. */
export const add = style([secondary, { marginInlineStart: -12 }])

export const list = style({ listStyle: 'none', inlineSize: '100%', display: 'grid', gap: 12 })

/** A form with rows, which have several fields each, is wider. Blocks have a line for each field. */
globalStyle(`[part=card]:has([data-slot=form] ${list} > :not([data-block]))`, {
  '@container': { [wide]: { gridTemplateColumns: 'clamp(340px, 42cqi, 480px) minmax(0, 1fr)' } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  selectors: {
    '& + &': { borderBlockStart: `1px dashed ${vars.line}`, paddingBlockStart: 12 },
    '&[data-block]': { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** The container for the fields' container queries. */
export const container = style({ containerType: 'inline-size' })

export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' })
globalStyle(`:where(${fields}) > *`, { flex: '1 1 4.25em' })
/** The first field, a name, takes the remaining space, or a separate line on narrow cards. */
globalStyle(`:where(${fields}) > :first-child`, {
  flex: '5 1 6.875em',
  '@container': { '(max-width: 17.37em)': { flexBasis: '100%' } },
})

/** At full width, below the fields and their remove button. */
export const notes = style({
  gridArea: '2 / 1 / 3 / -1',
  display: 'grid',
  gap: 4,
  paddingBlockStart: 6,
  ':empty': { display: 'none' },
})

/** The errors of two fields are below each other. */
globalStyle(`${notes} > :not(:last-child)`, { marginBlockEnd: 0 })

export const remove = style({
  inlineSize: 44,
  marginInlineStart: 6,
  blockSize: 46,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: vars.inner,
  background: 'transparent',
  color: vars.ink2,
  cursor: 'pointer',
  '@media': { [mouse]: { ':hover': { background: vars.line, color: vars.ink } } },
  selectors: {
    '[data-block] > &': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
    '[data-block] + [data-block] > &': { insetBlockStart: 12 },
  },
})
