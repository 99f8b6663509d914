import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

/** A check mark, so that color isn't the only sign. */
export const best = style({ color: vars.good })
globalStyle(`td${best}`, { fontWeight: 650 })
globalStyle(`${best}::before`, { content: '✓ ' })
