import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { tones, wash } from '../core/editor/tones'
import { pane } from '../core/output/window-list.css'

const mono = { fontFamily: vars.mono, fontSize: '.875em' } as const

/** The width of a pane that isn't text: border, padding and scrollbar. */
export const gutter = 58
export const highlights = style({ position: 'relative', flex: 'none', minWidth: 0 })
export const ruler = style({ ...mono, position: 'absolute', visibility: 'hidden' })
/** Combined with the pane's class, so that its style sheet loads before the view that uses it. */
export const textPane = style([
  pane,
  {
    maxBlockSize: '10em',
    padding: '8px 20px',
    border: 0,
    borderBlockStart: `1px solid ${vars.line}`,
    borderRadius: 0,
    direction: 'ltr',
  },
])
export const textRow = style({
  ...mono,
  whiteSpace: 'pre',
  blockSize: '1.72em',
  lineHeight: 1.72,
  tabSize: 4,
  unicodeBidi: 'plaintext',
})

const ring = { outline: `2px solid ${vars.hue}`, outlineOffset: 1, borderRadius: 4 }
export const match = style({ color: 'inherit', background: 'transparent', selectors: { '&[data-current]': ring } })
globalStyle(`${match} > :first-child`, { borderStartStartRadius: 4, borderEndStartRadius: 4 })
globalStyle(`${match} > :last-child`, { borderStartEndRadius: 4, borderEndEndRadius: 4 })
export const newline = style({ '::after': { content: '↵', color: vars.ink2 } })

/** By tone: what surrounds the groups, then the groups. Of two matches that touch, one is weaker and dotted. */
const looks = (percent: number, line: 'solid' | 'dotted') =>
  [vars.ink3, ...tones].map((color) =>
    style({ background: wash(color, percent), borderBlockEnd: `2px ${line} ${color}` }),
  )
export const even = looks(22, 'solid')
export const odd = looks(12, 'dotted')

/** An empty match: a thin line between two characters that moves neither. */
export const nothing = style({
  display: 'inline-block',
  blockSize: '1.3em',
  marginInline: -1,
  verticalAlign: 'text-bottom',
  borderInlineStart: `2px solid ${vars.hue}`,
  selectors: { '&[data-current]': ring },
})
