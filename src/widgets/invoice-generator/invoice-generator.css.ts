import { globalStyle, style } from '@vanilla-extract/css'
import { quick } from '../core/field-groups/quick-button.css'
import { hint } from '../core/fields/field.css'
import { amount } from '../core/tool/answer.css'
import { vars } from '../core/tool/theme.css'

/** The answer stays visible while the items are typed. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '@container': { '(min-width: 640px)': { position: 'sticky', insetBlockStart: 16 } },
})

/** On a line of its own in a bar. */
export const whole = style({ flexBasis: '100%' })

/** The actions and the preview, as parts of the bar around them. */
export const actions = style({ display: 'contents' })

/** The paper made smaller: 210 mm by 297 mm with its margins, and longer where it must be. */
export const preview = style({ containerType: 'inline-size', flexBasis: '100%', marginBlockStart: 8 })

export const sheet = style({
  fontSize: '1.681cqi',
  padding: '4.5em',
  aspectRatio: '210 / 297',
  minBlockSize: 'min-content',
  overflow: 'hidden',
  background: '#fff',
  border: `1px solid ${vars.line}`,
  borderRadius: 4,
  boxShadow: vars.shadow,
})

/** Usual payment terms, under the two dates. */
export const terms = style({ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center', marginBlockStart: -8 })
export const termsLabel = style([hint, { float: 'inline-start', marginInlineEnd: 6 }])
export const term = style([quick, { minHeight: 32, padding: '2px 10px' }])

/** A part of the form begins. */
const section = style({ borderBlockStart: `1px dashed ${vars.line}`, paddingBlockStart: 14 })
export const heading = style({ inlineSize: '100%', fontSize: '1.08em', fontWeight: 720 })
export const party = style([section, { display: 'grid', gap: 14 }])
globalStyle(`${party} > legend`, { float: 'inline-start' })
globalStyle(`${party} textarea`, { minBlockSize: 70 })

export const items = style([section, { display: 'grid', gap: 12 }])
/** Many rows scroll in a frame of their own, with room for the ring around a field. */
export const many = style([items])
globalStyle(`${many} ol`, {
  display: 'block',
  maxBlockSize: 620,
  overflow: 'auto',
  borderBlock: `1px solid ${vars.line}`,
})
/** What changes in one row moves nothing in the others; the padding holds the ring around a field. */
globalStyle(`${many} li`, { contain: 'content', padding: '7px 5px' })

/** Where an item is on one line. */
const wide = '(min-width: 520px)'

/** An item: its text, under it quantity and rate, and under these the amount; side by side where there is room. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: 8,
  alignItems: 'end',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 80px 120px 125px' } },
})
globalStyle(`${item} > :first-child`, {
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
})
/** The amount of the row. */
export const sum = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  '@container': { [wide]: { gridColumn: 'auto', display: 'grid', justifyContent: 'end', justifyItems: 'end' } },
})
export const figure = style([amount, { marginInlineStart: 'auto', '@container': { [wide]: { paddingBlock: 11 } } }])
