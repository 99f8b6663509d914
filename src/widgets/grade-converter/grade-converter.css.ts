import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** The row that applies: darker, bolder, and named. No column moves for it. */
export const row = style({})
globalStyle(`${row}[aria-current]`, { background: vars.paper2, boxShadow: `inset 4px 0 ${vars.accent}` })
globalStyle(`${row}[aria-current] th`, { fontWeight: 650 })

export const letter = style({ display: 'inline-block', inlineSize: '2em' })
export const mark = style({ color: vars.accent, fontWeight: 650, visibility: 'hidden' })
globalStyle(`${row}[aria-current] ${mark}`, { visibility: 'visible' })
/** Where there is no room, the sign is alone, and its words are for screen readers. */
globalStyle(`${mark} span`, {
  '@container': { '(max-width: 560px)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
