import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { chosen } from '../core/fields/choice.css'
import * as field from '../core/fields/field.css'
import { sample, samples } from '../core/layouts/tool.css'
import { windowHeight } from '../core/layouts/window-height'

const bold = { fontWeight: 650 } as const

/** A button with an icon only. Its label stays for screen readers. */
export const iconButton = style({ display: 'grid', placeItems: 'center' })
globalStyle(`${iconButton} > button`, { padding: 0, gap: 0, fontSize: 0, color: vars.ink3 })
globalStyle(`${iconButton} > button:hover:enabled`, { color: vars.ink })
/** If copying is blocked, the button shows the text over what follows, because its place has a fixed size. */
globalStyle(`${iconButton} > label`, {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  inlineSize: 230,
  zIndex: 2,
  padding: 10,
  whiteSpace: 'normal',
  background: vars.paper,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
})
globalStyle(`${iconButton} textarea`, { minHeight: 44 })

/** Pattern and flags. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '26px 32px',
  '@container': { [field.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** One line of an error has its room at the bottom, and between both fields where one is above the other. */
globalStyle('[data-slot=regex-tester] > [data-slot=head]', { paddingBlockEnd: 26 })
globalStyle(`${fields} > *`, { gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${fields} > * > :first-child`, { marginBlockEnd: 6 })
globalStyle(`${fields} > * > [data-slot=issue]`, { marginBlock: `4px -${field.errorLineHeight}px` })

/** Both panes have a fixed height, because the text and the list scroll inside. */
const blockSize = `clamp(440px, ${windowHeight()} - 460px, 640px)`
const here = '[part=card][data-slot=regex-tester]'
globalStyle(`${here} :is([data-slot=input], [part=answer])`, {
  blockSize,
  minHeight: 0,
  '@media': { print: { blockSize: 'auto' } },
})
globalStyle(`${here} [data-code]`, { blockSize: '100%' })
/** The samples follow the common patterns. */
globalStyle(`${here} [data-slot=foot]`, { order: 2, borderBlockStart: 0, paddingBlockStart: 0, paddingInline: 20 })

const state = style({ ...bold, display: 'flex', gap: 6, alignItems: 'center' })
export const badge = style([state, { color: vars.good }])
export const invalid = style([state, { color: vars.error }])

/** Left to right on any page, because a regular expression is code. */
export const row = style({ position: 'relative', direction: 'ltr' })
export const literal = style([
  field.box,
  {
    minHeight: 56,
    paddingInlineEnd: 54,
    fontFamily: vars.mono,
    '@container': { [field.wide]: { minHeight: 56 } },
  },
])
export const source = style([field.input, { paddingInline: 8 }])
export const line = style({ flex: 1, minWidth: 0, paddingInline: 6 })
export const slash = style({
  color: vars.ink2,
  flex: 'none',
  selectors: { '&:first-child': { paddingInlineStart: 16 }, '&:last-child': { paddingInlineStart: 6 } },
})
export const letters = style({ ...bold, color: vars.hue, paddingInlineStart: 3 })
/** In the room of an error. */
export const said = style({
  marginBlock: `4px -${field.errorLineHeight}px`,
  color: vars.ink2,
  fontSize: '.82em',
  lineHeight: '18px',
})
export const copyRegex = style([iconButton, { position: 'absolute', insetBlock: 0, insetInlineEnd: 8 }])
globalStyle(`${copyRegex} > button`, { inlineSize: 40, '@media': { '(pointer: coarse)': { inlineSize: 44 } } })

export const flagsHead = style([field.legend, { flexWrap: 'nowrap' }])
/** Never wraps, so that nothing moves when a flag is switched on. */
export const summary = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  color: vars.ink2,
  fontWeight: 400,
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const flags = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 5,
  direction: 'ltr',
  '@container': {
    '(min-width: 420px)': { gridTemplateColumns: 'repeat(8, 40px)' },
    // As high as the pattern's box, on the same line.
    [field.wide]: { paddingBlockStart: 8, alignContent: 'center' },
  },
  '@media': {
    '(pointer: coarse)': { '@container': { '(min-width: 420px)': { gridTemplateColumns: 'repeat(8, 44px)' } } },
  },
})
export const flag = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  border: '1px solid transparent',
  borderRadius: 10,
  background: vars.tonal,
  color: vars.ink2,
  fontFamily: vars.mono,
  selectors: {
    '&:has(:checked)': chosen,
    '&:hover:not(:has(:checked))': { background: vars.line, color: vars.ink },
    '&:has(:focus-visible)': field.focused,
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: { '&:has(:checked)': { background: 'Highlight', forcedColorAdjust: 'none', color: 'HighlightText' } },
    },
  },
})
globalStyle(`${flag} > *`, { gridArea: '1 / 1' })
globalStyle(`${flag} > span`, { pointerEvents: 'none' })
export const toggle = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  outline: 'none',
  cursor: 'pointer',
})

export const presets = style([samples, { padding: '12px 20px' }])
export const preset = style([sample, { selectors: { '&[aria-current]': chosen } }])

export const outcome = {
  found: style([state, { gap: 8, color: vars.good }]),
  none: style([state, { gap: 8, color: vars.ink2 }]),
}
export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginInlineStart: 'auto',
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
})

/** Instead of the matches: running or failed. */
export const message = style({ padding: 20 })
export const running = style([message, { display: 'grid', gap: 8, alignContent: 'start' }])
export const busy = style({ ...bold, fontSize: '1.25em' })
