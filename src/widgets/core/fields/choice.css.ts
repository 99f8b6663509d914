import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../base/theme.css'
import { focused } from './field.css'

/** The selected option, in the tool's hue on a tinted background. */
export const chosen = {
  background: vars.tint,
  color: vars.hue,
  borderColor: `color-mix(in srgb, ${vars.hue} 34%, transparent)`,
  fontWeight: 650,
}

/** A few options: a segmented control made of radio buttons. */
export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  borderRadius: vars.inner,
  background: vars.tonal,
  selectors: { '&:focus-within:has(:focus-visible)': focused },
})

export const segment = style({
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: 38,
  padding: '4px 8px',
  border: '1px solid transparent',
  borderRadius: `calc(${vars.inner} - 3px)`,
  color: vars.ink2,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': chosen,
    '&:has(:disabled)': { color: vars.ink3, cursor: 'default' },
    '&:has(:disabled:checked)': { color: vars.ink2, background: 'transparent', borderColor: vars.line },
  },
  '@media': {
    [mouse]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { color: vars.ink } } },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { background: 'Highlight', forcedColorAdjust: 'none', color: 'HighlightText' } },
    },
  },
})
