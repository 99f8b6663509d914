import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

export const sources = style({ listStyle: 'none', fontSize: '.82em', lineHeight: 1.5, overflowWrap: 'anywhere' })
globalStyle(`${sources} a`, { color: vars.ink2, display: 'inline-block', paddingBlock: 4 })
