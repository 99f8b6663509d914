import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

const rounded = { borderRadius: 3, color: 'inherit' } as const

/** Findings for and against, distinguished by more than color. */
export const sides = {
  1: style({
    ...rounded,
    background: `color-mix(in srgb, ${vars.hue} 18%, transparent)`,
    borderBlockEnd: `2px solid ${vars.hue}`,
  }),
  2: style({
    ...rounded,
    background: `color-mix(in srgb, ${vars.series2} 20%, transparent)`,
    borderBlockEnd: `2px dotted ${vars.series2}`,
  }),
}

export const heading = style({ fontSize: '1em', fontWeight: 680, marginBlockStart: 4 })

export const list = style({ listStyle: 'none', display: 'grid', gap: 12 })
export const item = style({ display: 'grid', gap: 3 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontWeight: 650,
})
export const detail = style({
  color: vars.ink2,
  fontSize: '.86em',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', fontSize: '.9em' })
export const example = style({ overflowWrap: 'anywhere', padding: '0 3px' })

export const text = style({
  maxBlockSize: '16em',
  overflow: 'auto',
  padding: '10px 12px',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '.94em',
  lineHeight: 1.7,
})
