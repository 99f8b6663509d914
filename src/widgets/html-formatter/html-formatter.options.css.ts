import { globalStyle, style } from '@vanilla-extract/css'
import { disclosure } from '../core/field-groups/disclosure.css'
import { field, hint } from '../core/fields/field.css'

/** The fields above both panes are only this. */
export const fold = style({ marginBlock: -16 })
globalStyle(`${fold} > ${disclosure}`, { borderBlockStart: 0 })

/** In as many columns as fit, each with what it saves at the end of its line. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
  gap: '0 24px',
})
globalStyle(`${options} > ${field}`, {
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
})
globalStyle(`${options} > ${field} > label`, { '@media': { '(pointer: coarse)': { minHeight: 44 } } })
globalStyle(`${options} > ${field} > ${hint}`, { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' })

/** Comments, then buttons that change all options. */
export const first = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
globalStyle(`${first} > ${field}`, {
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
})
