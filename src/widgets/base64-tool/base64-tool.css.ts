import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../core/base/hidden'
import { mouse, vars } from '../core/base/theme.css'
import { title } from '../core/layouts/pane.css'
import { alone, beside } from '../core/layouts/workbench.css'

/** In the toolbar, next to the mode. */
export const encoding = style({
  flex: '0 1 auto',
  minHeight: 40,
  minInlineSize: 72,
  padding: '4px 6px',
  border: '1px solid transparent',
  borderRadius: vars.inner,
  background: 'transparent',
  color: vars.ink,
  font: 'inherit',
  fontWeight: 600,
  // As wide as the chosen name, not as the longest one.
  fieldSizing: 'content',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': {
    [mouse]: { ':hover': { background: vars.tonal } },
    '(pointer: coarse)': { minHeight: 44, background: vars.tonal },
  },
})
globalStyle(`${encoding} option`, { background: vars.paper, color: vars.ink })

/** On a phone, the buttons of the toolbar are icons, so that it takes one line. */
export const phoneIcon = style({ display: 'grid', '@container': { [beside]: { display: 'none' } } })
export const buttonName = style({ '@container': { [alone]: hidden } })

export const options = style({
  display: 'grid',
  gap: '12px 20px',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
})

/** In the status line, before the sizes. */
export const suggestion = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontWeight: 600,
})
globalStyle(`${suggestion} > button`, { minHeight: 36, '@media': { '(pointer: coarse)': { minHeight: 44 } } })

/** After the choice of views. */
export const kind = style([title, { display: 'flex', alignItems: 'center', minHeight: 32, marginInlineEnd: 'auto' }])

/** A file in place of the text. */
export const file = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 16px',
  background: vars.paper,
  border: `1px dashed ${vars.field}`,
  borderRadius: vars.inner,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: 650, minWidth: 0 })

/** A checkerboard shows transparency. Small images aren't smoothed. */
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: 320,
  minInlineSize: 'min(96px, 100%)',
  objectFit: 'contain',
  justifySelf: 'start',
  imageRendering: 'pixelated',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: `conic-gradient(${vars.line} 25%, ${vars.paper} 0 50%, ${vars.line} 0 75%, ${vars.paper} 0) 0 0 / 16px 16px`,
})

export const dump = style({
  overflowX: 'auto',
  padding: '10px 12px',
  direction: 'ltr',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
})
export const bytes = style({ margin: 0, fontFamily: vars.mono, fontSize: '.82em', lineHeight: 1.7 })
