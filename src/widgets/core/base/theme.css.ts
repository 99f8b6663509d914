import { createGlobalThemeContract, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hues, palette, tintOf } from './palette'

/** With a mouse. A tap would leave a hover style behind, until the next tap elsewhere. */
export const mouse = '(hover: hover)'

/** The private tokens used by all styles. */
export const vars = createGlobalThemeContract(
  {
    paper: 'paper',
    paper2: 'paper-2',
    tonal: 'tonal',
    ink: 'ink',
    ink2: 'ink-2',
    ink3: 'ink-3',
    line: 'line',
    field: 'field',
    accent: 'accent',
    accentHover: 'accent-hover',
    onAccent: 'on-accent',
    hue: 'hue',
    tint: 'tint',
    good: 'good',
    error: 'error',
    errorTint: 'error-tint',
    caution: 'caution',
    series2: 'series-2',
    series3: 'series-3',
    series4: 'series-4',
    radius: 'radius',
    density: 'density',
    inner: 'inner-radius',
    shadow: 'shadow',
    font: 'font',
    mono: 'mono',
  },
  (name) => `_${name}`,
)

/** A public variable, set anywhere above the widget, or a color from palette.ts. */
const token = (name: string, fallback: string) => `var(--pegboard-${name}, ${fallback})`

type Pair = (light: string, dark: string) => string
type Role = keyof typeof palette

/** 'accentHover' becomes `--pegboard-accent-hover`. */
const publicName = (role: string) => role.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)

/** Sets each token to its light and dark colors, by `pair`: `--_ink: var(--pegboard-ink, …)`. */
const colors = (pair: Pair) => ({
  ...Object.fromEntries(
    Object.entries(palette).map(([role, [light, dark]]) => [
      vars[role as Role],
      token(publicName(role), pair(light, dark)),
    ]),
  ),
  [vars.hue]: token('hue', pair('var(--_hue-light)', 'var(--_hue-dark)')),
  [vars.shadow]: token(
    'shadow',
    `0 1px 1px ${pair('#4632140a', '#0000')}, 0 2px 6px ${pair('#4632140f', '#0000')}, 0 18px 40px -18px ${pair('#46321433', '#000c')}`,
  ),
})

/**
 * `light-dark(var(--_unset, #fff, #000))`: the pair is the fallback of a variable that's never set, so a browser reads
 * `light-dark(#fff, #000)`. Some bundlers replace a plain `light-dark(#fff, #000)` with their own variables, which
 * aren't set if `color-scheme` is inherited, and the widget would lose its colors. They leave this form alone.
 */
const lightDark = (light: string, dark: string) => `light-dark(var(--_unset, ${light}, ${dark}))`

/**
 * On the root of every widget. From the page it inherits only direction, color-scheme and `--pegboard-*`.
 * Its width comes only from its parent (`container` in tool.css.ts). If the parent's width depends on its content, as in a
 * flex row or table cell, an empty line as wide as two columns requests that much, and can shrink.
 */
export const theme = style({
  all: 'initial',
  colorScheme: 'inherit',
  display: 'block',
  // It's focused only after a button inside it has disappeared.
  outline: 'none',
  vars: {
    '--_unset': 'initial',
    ...colors(lightDark),
    [vars.tint]: token('tint', tintOf(vars.hue, vars.paper)),
    [vars.radius]: token('radius', '20px'),
    [vars.inner]: token('inner-radius', '12px'),
    [vars.density]: token('density', '1'),
    [vars.font]: token('font', 'system-ui, -apple-system, "Segoe UI", sans-serif'),
    [vars.mono]: token('mono', 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, monospace'),
  },
  fontFamily: vars.font,
  fontSize: token('size', 'medium'),
  lineHeight: 1.5,
  // The page's, for what's outside the card.
  color: 'inherit',
  WebkitTextSizeAdjust: '100%',
  '::before': { content: '', display: 'grid', gridTemplateColumns: 'minmax(0, 860px)' },
  '@supports': { 'not (color: light-dark(red, red))': { vars: colors((light) => light) } },
  // Without its background, a selected option would look unselected in print.
  '@media': { print: { colorScheme: 'light', color: vars.ink, printColorAdjust: 'exact' } },
})

/** The hue of a tool's category. */
export const hue = styleVariants(hues, ([light, dark]) => ({ vars: { '--_hue-light': light, '--_hue-dark': dark } }))
export type Hue = keyof typeof hues

/** Resets with zero specificity, so that any component style wins. */
const inside = (selector: string) => `:where(${theme}) :where(${selector})`
globalStyle(inside('*'), { boxSizing: 'border-box' })
globalStyle(inside('button, input, select, textarea'), { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle(inside('p, h2, h3, ul, ol, dl, dd, figure, fieldset, legend'), {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
globalStyle(inside('button'), { appearance: 'none' })
globalStyle(inside('svg'), { display: 'block' })
globalStyle(inside(':focus-visible'), { outline: `2px solid ${vars.accent}`, outlineOffset: 2 })

/** Larger touch targets, overriding component styles. A drag handle has its own size, and Clear has only the space above the fields. */
globalStyle(`${theme}${theme} :is(button:not([role=slider], [data-clear]), select, summary, label:has(> input))`, {
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})

// If its parent is as narrow as its content allows, an element is as wide as a readable tool. In a flex row or grid, it
// can be narrower.
globalStyle(':host', { display: 'block', minWidth: 0 })
globalStyle(`:host ${theme}::before`, { gridTemplateColumns: 'minmax(240px, 860px)' })
globalStyle(':host > [data-waiting]', { visibility: 'hidden' })
// English words in a layout from right to left.
globalStyle('[dir=rtl][lang=en] :is(p, span, dt, dd, td, th, label, legend)', { unicodeBidi: 'plaintext' })
globalStyle(`[dir=rtl][lang=en] > ${theme}`, { textAlign: 'right' })
// '+1 503' as a placeholder in Arabic.
globalStyle('[dir=rtl] ::placeholder', { unicodeBidi: 'plaintext', textAlign: 'right' })
globalStyle(':host([hidden])', { display: 'none' })
globalStyle(':host([theme=light])', { colorScheme: 'light' })
globalStyle(':host([theme=dark])', { colorScheme: 'dark' })
globalStyle(':host([theme=auto])', { colorScheme: 'light dark' })

/** Visible only to screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
/** Its content takes up no more space than it does. */
globalStyle(`${visuallyHidden} > *`, { display: 'block', inlineSize: 1, overflow: 'hidden' })
