import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

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
