import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../base/theme.css'

/** If fields and answer are side by side. */
export const wide = '(min-width: 860px)'

/** Under each field: enough for one line of error text. */
export const errorLineHeight = 22

/** Between fields: that line and some space below it, so that an error doesn't look like the next field's label. */
export const between = 28

/** A flex column, because in a grid, an error's negative margin couldn't overlap the gap above it. */
export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 })

/** The label on the left; the unit, or the value that was read, on the right. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontSize: '.875em',
  lineHeight: 1.43,
})
export const label = style({ fontWeight: 600 })
export const unit = style({ color: vars.ink2, fontWeight: 400, fontVariantNumeric: 'tabular-nums' })

/** The border of text fields, single-line or multiline. */
export const outlined = style({
  background: vars.paper,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  overflow: 'hidden',
  '@media': { [mouse]: { selectors: { '&:hover:not(:has([aria-invalid=true]))': { borderColor: vars.ink2 } } } },
  selectors: {
    '&:has([aria-invalid=true])': {
      borderColor: vars.error,
      boxShadow: `inset 0 0 0 1px ${vars.error}`,
      background: `color-mix(in srgb, ${vars.errorTint} 55%, ${vars.paper})`,
    },
    // A button in the box may be disabled while the field is not.
    '&:has(> :is(input, select, textarea):disabled)': {
      background: vars.tonal,
      borderColor: 'transparent',
      color: vars.ink3,
    },
  },
})
/** Terracotta with a halo when focused; red on a tinted background when invalid. */
export const focused = {
  outline: `2px solid ${vars.accent}`,
  outlineOffset: -1,
  boxShadow: `0 0 0 4px color-mix(in srgb, ${vars.accent} 16%, transparent)`,
}

/** The box around an input with its prefix and suffix. */
export const box = style([
  outlined,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    fontSize: '1.0625em',
    selectors: {
      '&:focus-within': focused,
      '&:focus-within:has([aria-invalid=true])': { outlineColor: vars.error },
    },
    '@container': { [wide]: { minHeight: 46 } },
  },
])

export const affix = style({
  color: vars.ink2,
  flex: 'none',
  selectors: { '&:first-child': { paddingInlineStart: 13 }, '&:last-child': { paddingInlineEnd: 13 } },
})

/** Shared by all controls inside a box. */
export const control = {
  appearance: 'none',
  flex: 1,
  inlineSize: '100%',
  minWidth: 0,
  margin: 0,
  border: 0,
  background: 'transparent',
  outline: 'none',
  padding: '10px 13px',
} as const

export const input = style({
  ...control,
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.ink3, opacity: 1 },
  selectors: { '&:not(:last-child)': { paddingInlineEnd: 0 } },
})

export const code = style({ fontFamily: vars.mono, fontSize: '.92em', tabSize: 4 })

export const hint = style({ color: vars.ink2, fontSize: '.8125em', lineHeight: 1.385 })

export const issue = style({
  color: vars.error,
  fontSize: '.8125em',
  lineHeight: 1.385,
  // One line fits between this field and the next, so nothing moves.
  marginBlock: `-2px -${errorLineHeight}px`,
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
})
globalStyle(`${issue} svg`, { flex: 'none', marginBlockStart: 1 })

/** A floated legend becomes a grid item of its fieldset, like any label. */
export const legend = style([head, { float: 'inline-start', inlineSize: '100%', fontWeight: 600 }])
