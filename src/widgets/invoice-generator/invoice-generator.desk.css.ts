import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

export const desk = style({ display: 'grid', gap: 16 })
export const group = style({})
globalStyle(`${group} > :nth-child(n + 2)`, { marginBlockStart: 6 })

/** The paper made smaller: 210 mm by 297 mm with its margins, and longer where it must be. */
export const room = style({ containerType: 'inline-size', marginBlockStart: 4 })
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
