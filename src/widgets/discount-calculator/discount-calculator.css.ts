import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** In one line where seven fit, else four and three. */
export const quick = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(4, 1fr)',
  '@container': {
    '(min-width: 400px) and (max-width: 639.9px)': { gridTemplateColumns: 'repeat(7, 1fr)' },
    '(min-width: 780px)': { gridTemplateColumns: 'repeat(7, 1fr)' },
  },
})
globalStyle(`${quick} > button`, { padding: '6px 0', fontSize: '.88em' })

/** Two bars, one over the other, so that their lengths can be compared. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 12px',
  alignItems: 'center',
  color: vars.ink2,
  fontSize: '.86em',
})
