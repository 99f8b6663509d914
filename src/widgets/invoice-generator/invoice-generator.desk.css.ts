import { style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

/** Its parts stand in the bar around it. */
export const desk = style({ display: 'contents' })

/** The paper made smaller: 210 mm by 297 mm with its margins, and longer where it must be. */
export const room = style({ containerType: 'inline-size', flexBasis: '100%', marginBlockStart: 8 })
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
