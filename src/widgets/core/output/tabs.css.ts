import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

export const tabs = style({ display: 'grid', gap: 20 })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': { print: { display: 'none' } },
})

export const tab = style({
  minHeight: 44,
  padding: '8px clamp(8px, 1.6cqi, 14px)',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  marginBlockEnd: -1,
  background: 'transparent',
  color: vars.ink2,
  fontWeight: 650,
  fontSize: '.94em',
  borderStartStartRadius: 8,
  borderStartEndRadius: 8,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { color: vars.ink, borderBlockEndColor: vars.hue },
    '&:hover': { background: vars.paper2 },
  },
})

export const panel = style({ display: 'grid', gap: 20, minWidth: 0 })
