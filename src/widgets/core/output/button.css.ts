import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

const base = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  borderRadius: vars.inner,
  fontWeight: 650,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'filter 140ms, background-color 140ms',
  ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
  '@media': { '(prefers-reduced-motion)': { transition: 'none' }, print: { display: 'none' } },
})

/** The one action of a tool. */
export const primary = style([
  base,
  {
    inlineSize: '100%',
    minHeight: 48,
    padding: '10px 20px',
    border: '1px solid transparent',
    background: vars.accent,
    color: vars.onAccent,
    ':hover': { filter: 'brightness(1.08)' },
    ':active': { filter: 'brightness(.94)' },
  },
])

/** What you can do beside it. */
export const secondary = style([
  base,
  {
    minHeight: 40,
    padding: '6px 14px',
    border: `1px solid ${vars.field}`,
    background: 'transparent',
    fontSize: '.92em',
    ':hover': { background: vars.line },
  },
])

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
