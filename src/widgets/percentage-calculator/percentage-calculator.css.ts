import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../core/base/theme.css'
import { wide } from '../core/fields/field.css'

/** Two bars, one above the other. */
export const bars = style({ display: 'grid', gap: 14 })
export const bar = style({ display: 'grid', gap: 6 })
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  color: vars.ink2,
  fontSize: '.875em',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${words} b`, { color: vars.ink, fontWeight: 650 })
export const track = style({ borderRadius: 7, overflow: 'hidden', forcedColorAdjust: 'none' })
globalStyle(`:dir(rtl) > ${track}`, { transform: 'scaleX(-1)' })
export const whole = style({ fill: vars.line })

const faded = { selectors: { '[data-status=outdated] &': { opacity: 0.38 } } }
export const fills = {
  first: style({ ...faded, fill: vars.hue }),
  second: style({ ...faded, fill: `color-mix(in srgb, ${vars.hue} 40%, ${vars.paper2})` }),
}

/** '15 ÷ 100 × 80 = 12' */
export const calculation = style({
  color: vars.ink2,
  fontSize: '.9375em',
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
globalStyle(`${calculation} b`, { color: vars.ink, fontSize: '1.125em', fontWeight: 650 })

/** All questions, in the full width of the card. */
export const questions = style({
  padding: '20px 16px 12px',
  '@container': {
    '(min-width: 560px)': { paddingInline: 24 },
    [wide]: { padding: '24px 32px 16px' },
  },
})
/** Collapsed, if the page wants a compact tool. */
globalStyle(`${questions}:has(> details)`, { paddingBlock: 4 })
globalStyle(`${questions} > details`, { border: 0 })
/** Below the samples, which belong to the form. */
globalStyle(`div:has(> ${questions})`, { order: 3 })
export const questionsTitle = style({ fontSize: '1.0625em', fontWeight: 650, lineHeight: 1.5 })
export const questionsHint = style({ color: vars.ink2, fontSize: '.875em', lineHeight: 1.5, marginBlockEnd: 8 })

export const question = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
})
/** Inside the fieldset, which isn't a grid in all browsers. */
export const questionParts = style({
  display: 'grid',
  gap: '4px 32px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '10px 12px',
  '@container': {
    '(min-width: 960px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', paddingBlock: 2 },
  },
})

export const sentence = style({ lineHeight: 1.5 })
/** A field and the punctuation after it. */
export const together = style({ display: 'inline-block', whiteSpace: 'nowrap' })

/** The lines of a wrapped sentence are apart enough for its fields. */
const blank = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  marginBlock: 4,
  marginInlineEnd: 2,
  whiteSpace: 'normal',
})
export const blanks = {
  short: style([blank, { inlineSize: '5.5em' }]),
  button: style([blank, { inlineSize: '7em' }]),
  medium: style([blank, { inlineSize: '8.5em' }]),
  long: style([blank, { inlineSize: '13em', maxInlineSize: '100%' }]),
}

/** `other`: its example's if the question is empty, or the last one while an edit is unfinished. */
export const answers = {
  own: style({ minHeight: '1.5em' }),
  other: style({ minHeight: '1.5em', vars: { [vars.ink]: vars.ink3, [vars.ink2]: vars.ink3 } }),
}
/** On paper, only the questions that are answered. */
for (const part of [questions, question])
  globalStyle(`${part}:not(:has(${answers.own}))`, { '@media': { print: { display: 'none' } } })
/** Errors of the fields, in place of the answer. */
export const questionNotes = style({})
globalStyle(`${questionNotes} > *`, { marginBlock: 0 })

/** The button that changes a sign. The area around it may overlap the end of the field. */
export const flip = style({
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  marginInlineStart: -6,
  padding: 0,
  border: 0,
  borderRadius: vars.inner,
  background: 'transparent',
  color: vars.ink2,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [mouse]: { ':hover': { color: vars.ink } } },
  ':focus-visible': { outlineOffset: -3 },
})
