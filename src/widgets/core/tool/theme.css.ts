import { createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css'

/** The private tokens that every style is written in. */
export const vars = createGlobalThemeContract(
  {
    paper: 'paper',
    paper2: 'paper-2',
    ink: 'ink',
    ink2: 'ink-2',
    line: 'line',
    field: 'field',
    accent: 'accent',
    onAccent: 'on-accent',
    series2: 'series-2',
    series3: 'series-3',
    error: 'error',
    caution: 'caution',
    radius: 'radius',
    inner: 'inner-radius',
    shadow: 'shadow',
    font: 'font',
    mono: 'mono',
  },
  (name) => `_${name}`,
)

/** A public variable, set anywhere above the widget, or the colours of LOOK.md. */
const token = (name: string, fallback: string) => `var(--pegboard-${name}, ${fallback})`

/**
 * The colors of LOOK.md, each as what `pair` makes of its light and its dark form: `--_ink: var(--pegboard-ink, …)`.
 */
const colors = (pair: (light: string, dark: string) => string) => ({
  [vars.paper]: token('paper', pair('#fffdf9', '#1f1d1a')),
  [vars.paper2]: token('paper-2', pair('#f7f3ec', '#282520')),
  [vars.ink]: token('ink', pair('#1d1b18', '#f4efe6')),
  [vars.ink2]: token('ink-2', pair('#5f594f', '#b5ada0')),
  [vars.line]: token('line', pair('#ddd5c8', '#3a362f')),
  [vars.field]: token('field', pair('#8d8576', '#857d70')),
  [vars.accent]: token('accent', pair('#b23c0b', '#ff9a5c')),
  [vars.onAccent]: token('on-accent', pair('#fff', '#1b0d04')),
  [vars.series2]: token('series-2', pair('#1f5f8b', '#7cc0ef')),
  [vars.series3]: token('series-3', pair('#1d6b43', '#7fd3a2')),
  [vars.error]: token('error', pair('#a8201a', '#ff9d94')),
  [vars.caution]: token('caution', pair('#8a5a00', '#f0c060')),
  [vars.shadow]: token(
    'shadow',
    `0 1px 2px ${pair('#1d1b1814', '#0004')}, 0 12px 28px -16px ${pair('#1d1b183d', '#0008')}`,
  ),
})

/**
 * `light-dark(var(--_unset, #fff, #000))`: the pair is the fallback of a variable that is never set. A browser reads
 * `light-dark(#fff, #000)`. A bundler that finds `light-dark(#fff, #000)` replaces it with variables of its own, which
 * nothing sets where `color-scheme` is inherited, and the widget loses its colors; this form it leaves alone.
 */
const lightDark = (light: string, dark: string) => `light-dark(var(--_unset, ${light}, ${dark}))`

/**
 * On the root of every widget: only direction, color-scheme and `--pegboard-*` get in from the page.
 * Its width comes from its parent alone (`room` in tool.css.ts), so where a parent takes its own width from its content,
 * as a flex row or a table cell does, an empty line as wide as two columns asks for that much, and takes less.
 */
export const theme = style({
  all: 'initial',
  colorScheme: 'inherit',
  display: 'block',
  // It has the focus only where a button in it went away.
  outline: 'none',
  vars: {
    '--_unset': 'initial',
    ...colors(lightDark),
    [vars.radius]: token('radius', '14px'),
    [vars.inner]: token('inner-radius', '10px'),
    [vars.font]: token('font', 'system-ui, sans-serif'),
    [vars.mono]: token('mono', 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace'),
  },
  fontFamily: vars.font,
  fontSize: 'medium',
  lineHeight: 1.5,
  color: vars.ink,
  WebkitTextSizeAdjust: '100%',
  '::before': { content: '', display: 'grid', gridTemplateColumns: 'minmax(0, 640px)' },
  '@supports': { 'not (color: light-dark(red, red))': { vars: colors((light) => light) } },
  '@media': { print: { colorScheme: 'light' } },
})

/** Resets without weight: whatever a part says of itself wins. */
const inside = (selector: string) => `:where(${theme}) :where(${selector})`
globalStyle(inside('*'), { boxSizing: 'border-box' })
globalStyle(inside('button, input, select, textarea'), { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle(inside('p, h2, h3, ul, ol, dl, dd, figure, fieldset, legend'), {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
globalStyle(inside('svg'), { display: 'block' })
globalStyle(inside(':focus-visible'), { outline: `3px solid ${vars.accent}`, outlineOffset: 2 })

/** For fingers, over what a part says of itself. A handle that is dragged has a size of its own. */
globalStyle(`${theme}${theme} :is(button:not([role=slider]), select, summary, label:has(> input))`, {
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})

globalStyle(':host', { display: 'block' })
globalStyle(':host([hidden])', { display: 'none' })
globalStyle(':host([theme=light])', { colorScheme: 'light' })
globalStyle(':host([theme=dark])', { colorScheme: 'dark' })
globalStyle(':host([theme=auto])', { colorScheme: 'light dark' })

/** For screen readers alone. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
