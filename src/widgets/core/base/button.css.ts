import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from './theme.css'

/** Disabled, or with a press that only says what's missing. Stronger than `:hover`. */
const off = '&&:is(:disabled, [aria-disabled=true])'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  borderRadius: vars.inner,
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 120ms, color 120ms',
  selectors: { [off]: { cursor: 'not-allowed' } },
  '@media': { '(prefers-reduced-motion)': { transition: 'none' }, print: { display: 'none' } },
})

/** A tool's main action. */
export const primary = style([
  base,
  {
    inlineSize: '100%',
    minHeight: 48,
    padding: '10px 20px',
    border: '1px solid transparent',
    background: vars.accent,
    color: vars.onAccent,
    '@media': { [mouse]: { ':hover': { background: vars.accentHover } } },
    selectors: { [off]: { background: vars.tonal, color: vars.ink3 } },
  },
])

/** The main action in a toolbar. */
export const toolbarPrimary = style([primary, { inlineSize: 'auto', minHeight: 40, padding: '6px 18px' }])

/** Secondary actions: copy, save, print. */
export const secondary = style([
  base,
  {
    minHeight: 40,
    padding: '6px 12px',
    border: 0,
    background: 'transparent',
    color: vars.ink2,
    fontWeight: 500,
    '@media': {
      [mouse]: { ':hover': { background: vars.tonal, color: vars.ink } },
      '(forced-colors: active)': { border: '1px solid' },
    },
    selectors: { [off]: { background: 'transparent', color: vars.ink3 } },
  },
])

/** A prominent helper: 'Insert the comma', 'Now'. */
export const tonal = style([
  secondary,
  { background: vars.tonal, color: vars.ink, '@media': { [mouse]: { ':hover': { background: vars.line } } } },
])

/** Only an icon, as large as a finger on a phone. */
export const iconOnly = style([
  secondary,
  { flex: 'none', inlineSize: 40, padding: 0, '@media': { '(pointer: coarse)': { inlineSize: 44, minHeight: 44 } } },
])

/** A row of buttons, with the first label aligned to the text above. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', marginInline: -12 })
/** The first is what most people want next. */
globalStyle(`${bar} > button:first-child:enabled`, { color: vars.ink })
