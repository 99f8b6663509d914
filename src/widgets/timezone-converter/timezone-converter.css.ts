import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** A card around the table. Its rounded corners would clip the table’s focus ring, so the card shows it. */
export const table = style({
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  overflow: 'hidden',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 } },
})
globalStyle(`${table} :is(th, td)`, { paddingInline: 14 })
globalStyle(`${table} [aria-current] > *`, { fontWeight: 720 })

/** Date and time. In a narrow form, the date needs more room than the time. */
export const when = style({})
globalStyle(`${when} > div > div`, {
  '@container': {
    '(min-width: 17.375em) and (max-width: 509.98px)': {
      columnGap: 8,
      gridTemplateColumns: 'minmax(0, 1.34fr) minmax(0, 1fr)',
    },
  },
})
/** The Now button leaves room for '12:30 am'. */
globalStyle(`${when} [data-slot=press]`, { paddingInline: 6, marginInlineEnd: 4 })

/**
 * 'Agora' and 'Maintenant' would cover the time, so where the fields are narrow, the button shows a clock. It's drawn with
 * gradients, because a page may block images. Its text remains for screen readers.
 */
const narrow = (selector: string, maxWidth: string, rule: StyleRule) =>
  globalStyle(selector, { '@container': { [`(min-width: 17.375em) and (max-width: ${maxWidth})`]: rule } })
const hand = 'linear-gradient(currentColor, currentColor)'
for (const [language, maxWidth] of [
  [':not([lang|=en])', '300px'],
  ['[lang|=fr]', '509.98px'],
] as const) {
  const button = `[lang]${language} ${when} [data-slot=press]`
  narrow(button, maxWidth, { fontSize: 0 })
  narrow(`${button}::before`, maxWidth, {
    content: '""',
    display: 'block',
    inlineSize: 15,
    blockSize: 15,
    border: '1px solid',
    borderRadius: '50%',
    background: `${hand} 7px 2px / 1px 6px no-repeat, ${hand} 7px 7px / 4px 1px no-repeat`,
  })
}
