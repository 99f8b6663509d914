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
    fault: 'fault',
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

/** On the root of every widget: nothing of the page leaks in but direction, color-scheme and `--pegboard-*`. */
export const theme = style({
  all: 'initial',
  colorScheme: 'inherit',
  display: 'block',
  containerType: 'inline-size',
  vars: {
    [vars.paper]: token('paper', 'light-dark(#fffdf9, #1f1d1a)'),
    [vars.paper2]: token('paper-2', 'light-dark(#f7f3ec, #282520)'),
    [vars.ink]: token('ink', 'light-dark(#1d1b18, #f4efe6)'),
    [vars.ink2]: token('ink-2', 'light-dark(#5f594f, #b5ada0)'),
    [vars.line]: token('line', 'light-dark(#ddd5c8, #3a362f)'),
    [vars.field]: token('field', 'light-dark(#8d8576, #857d70)'),
    [vars.accent]: token('accent', 'light-dark(#b23c0b, #ff9a5c)'),
    [vars.onAccent]: token('on-accent', 'light-dark(#fff, #1b0d04)'),
    [vars.series2]: token('series-2', 'light-dark(#1f5f8b, #7cc0ef)'),
    [vars.series3]: token('series-3', 'light-dark(#1d6b43, #7fd3a2)'),
    [vars.fault]: token('fault', 'light-dark(#a8201a, #ff9d94)'),
    [vars.caution]: token('caution', 'light-dark(#8a5a00, #f0c060)'),
    [vars.radius]: token('radius', '14px'),
    [vars.inner]: token('inner-radius', '10px'),
    [vars.shadow]: token(
      'shadow',
      '0 1px 2px light-dark(#1d1b1814, #0004), 0 12px 28px -16px light-dark(#1d1b183d, #0008)',
    ),
    [vars.font]: token('font', 'system-ui, sans-serif'),
    [vars.mono]: token('mono', 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace'),
  },
  fontFamily: vars.font,
  fontSize: 'medium',
  lineHeight: 1.5,
  color: vars.ink,
  WebkitTextSizeAdjust: '100%',
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

globalStyle(':host', { display: 'block' })
globalStyle(':host([hidden])', { display: 'none' })
globalStyle(':host([theme=light])', { colorScheme: 'light' })
globalStyle(':host([theme=dark])', { colorScheme: 'dark' })
globalStyle(':host([theme=auto])', { colorScheme: 'light dark' })

/** For those who listen: there, but not seen. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
