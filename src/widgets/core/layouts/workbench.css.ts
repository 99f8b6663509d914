import { globalStyle, style } from '@vanilla-extract/css'
import { spaced } from '../base/spaced'
import { mouse, vars } from '../base/theme.css'
import { wide } from '../fields/field.css'
import { card } from './tool.css'
import { windowHeight } from './window-height'

/** Cards with room for both panes, and without it. */
export const beside = '(min-width: 640px)'
export const alone = `not ${beside}`

export const bench = style([card, { '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }])

/** Fields above both panes. */
export const head = style({
  display: 'grid',
  gap: 12,
  padding: spaced(16, 20),
  borderBlockEnd: `1px solid ${vars.line}`,
})

/** With hidden fields only. */
globalStyle(`${head}:has(> [hidden])`, { display: 'none' })

/** Which pane is visible on a narrow card. */
export const switcher = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  margin: '12px 12px 0',
  padding: 4,
  borderRadius: vars.inner,
  background: vars.tonal,
  '@container': { [beside]: { display: 'none' } },
})
globalStyle(`${switcher} > button`, {
  minHeight: 40,
  border: 0,
  borderRadius: 9,
  background: 'transparent',
  color: vars.ink2,
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${switcher} > [aria-pressed=true]`, {
  background: vars.tint,
  color: vars.hue,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.hue} 34%, transparent)`,
})

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  minWidth: 0,
  '@container': { [beside]: { gridTemplateColumns: 'var(--_split, 50%) minmax(0, 1fr)' } },
})

const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: `calc(max(380px, ${windowHeight(0.6)}) * ${vars.density})`,
})
export const inputs = style([
  pane,
  {
    gridTemplateRows: 'minmax(0, 1fr)',
    gridAutoRows: 'auto',
    background: vars.paper,
    // For the editor's line numbers (editor/theme.ts), under which lines scroll.
    vars: { '--_pane': vars.paper },
    '@container': {
      [alone]: { selectors: { '[data-shown=result] > &': { display: 'none' } } },
      // The text stays visible next to a long result.
      [beside]: { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' },
    },
    '@media': { print: { '@container': { [beside]: { position: 'static' } } } },
  },
])
export const result = style([
  pane,
  {
    position: 'relative',
    alignContent: 'start',
    gap: 16,
    // Space at the top for the example tag.
    padding: `52px ${spaced(16, 20)}`,
    background: vars.paper2,
    vars: { '--_pane': vars.paper2 },
    containerType: 'inline-size',
    '@container': {
      [alone]: { selectors: { '[data-shown=input] > &': { display: 'none' } } },
      [beside]: { padding: `52px ${spaced(24, 24)}`, borderInlineStart: `1px solid ${vars.line}` },
    },
  },
])

/** Between the panes. Its hit area is wider than it looks. */
export const divider = style({
  display: 'none',
  '@container': {
    [beside]: {
      display: 'block',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      insetInlineStart: 'calc(var(--_split, 50%) - 6px)',
      inlineSize: 12,
      cursor: 'col-resize',
      touchAction: 'none',
    },
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 5,
    inlineSize: 2,
    background: 'transparent',
  },
  selectors: { '&:focus-visible::after': { background: vars.accent } },
  '@media': { [mouse]: { selectors: { '&:hover::after': { background: vars.accent } } } },
})

/** The text fills its pane. Its label and buttons form the header, and the pane's border is its outline. */
globalStyle(`${inputs} > [part=field]`, {
  display: 'grid',
  // The buttons wrap before they would cover a long name.
  gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(75%)',
  gridTemplateRows: 'minmax(44px, auto) minmax(320px, 1fr)',
  gap: 0,
  alignSelf: 'stretch',
})
/** Two texts share the pane. */
globalStyle(`${inputs} > [part=field]:has(~ [part=field]), ${inputs} > [part=field] ~ [part=field]`, {
  gridTemplateRows: 'minmax(44px, auto) minmax(150px, 1fr)',
})
globalStyle(`${inputs} > [part=field]:has(~ [part=field]) textarea, ${inputs} > [part=field] ~ [part=field] textarea`, {
  minHeight: 150,
})
globalStyle(`${inputs} > [part=field]:has(textarea:focus-visible)`, { boxShadow: `inset 0 0 0 2px ${vars.accent}` })
globalStyle(`${inputs} > [part=field] > :has(> [part=label])`, { alignItems: 'center', paddingInline: 20 })
globalStyle(`${inputs} > [part=field] > [data-slot=text]`, { display: 'contents' })
globalStyle(`${inputs} > [part=field] textarea`, {
  gridColumn: '1 / -1',
  blockSize: '100%',
  padding: '8px 20px',
  resize: 'none',
})
globalStyle(`${inputs} > [part=field] [data-slot=strip]`, {
  border: 0,
  background: 'transparent',
  paddingInlineEnd: 12,
})
globalStyle(`${inputs} > [part=field] [data-code]`, { gridColumn: '1 / -1' })
globalStyle(`${inputs} > [part=field] > p, ${inputs} > [part=field] [data-slot=strip]:last-child`, {
  gridColumn: '1 / -1',
})
globalStyle(`${inputs} > [part=field] > p`, { margin: 0, padding: '6px 20px 10px' })
globalStyle(`${inputs} > :not([part=field]):not(${divider})`, { marginInline: 20 })
globalStyle(`${inputs} > button:last-of-type`, { inlineSize: 'auto', marginBlock: '8px 16px' })
/** A generated text fills its pane as well. */
globalStyle(`${result} textarea`, { minHeight: `max(320px, ${windowHeight(0.4)})` })

export const status = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 52,
  padding: '4px 20px',
  '@container': { [alone]: { paddingBlock: 10 } },
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: '.9375em',
})

/** Above the line's end, where it moves nothing in the line, which may be full. */
globalStyle(`${status} > [data-slot=undo]`, {
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 8px)',
  insetInlineEnd: 12,
})

/** Samples, followed by Undo if there's no status line. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { '&:not(:has(button))': { padding: 0, borderBlockStart: 0 } },
})
globalStyle(`${foot} > [data-slot=undo]`, { flex: '1 0 auto' })
/** It takes no room before its first use. */
globalStyle(`${foot} > [data-slot=undo][data-unused]`, { position: 'absolute' })
