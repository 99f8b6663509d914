import { globalStyle, style } from '@vanilla-extract/css'
import { font, radius, space, wide } from './scale'
import { color, peg } from './theme.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { textSizeAdjust: '100%' })
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundColor: color.wall,
  color: color.ink,
  font: `400 1rem/1.6 ${font.sans}`,
  WebkitFontSmoothing: 'antialiased',
  '@media': {
    print: { backgroundColor: '#fff' },
  },
})
globalStyle('h1, h2, h3, p, ul, figure', { margin: 0, padding: 0 })
globalStyle('h1, h2, h3', { fontWeight: 720, letterSpacing: '-0.02em', lineHeight: 1.2, textWrap: 'balance' })
globalStyle('ul', { listStyle: 'none' })
globalStyle('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' })
globalStyle('button', { font: 'inherit', color: 'inherit', cursor: 'pointer' })
globalStyle(':where(a, button, pre, [tabindex]):focus-visible', {
  outline: `3px solid ${color.accent}`,
  outlineOffset: '2px',
  borderRadius: radius.small,
})

/** The wall: faint holes, 24 px apart. */
export const frame = style({
  minHeight: '100dvh',
  isolation: 'isolate',
  '@media': {
    'screen and (forced-colors: none)': {
      backgroundImage: `radial-gradient(circle, ${color.hole} 1.75px, transparent 2.25px)`,
      backgroundSize: '24px 24px',
      backgroundPosition: 'calc(50% + 12px) 8px',
    },
  },
})

/** The footer begins below the first screen. */
export const main = style({ display: 'block', minHeight: 'calc(100dvh - 58px)' })

/** The column of every page. */
export const column = style({
  width: '100%',
  maxWidth: '74rem',
  marginInline: 'auto',
  paddingInline: space(4),
  '@media': { [wide.two]: { paddingInline: space(6) } },
})

/** Text on the bare wall: the holes fade out behind it. */
export const onWall = style({
  position: 'relative',
  '@media': {
    'screen and (forced-colors: none)': {
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        backgroundColor: color.wall,
        boxShadow: `0 0 ${space(5)} ${space(4)} ${color.wall}`,
      },
    },
  },
})

export const card = style({
  backgroundColor: color.paper,
  border: `1px solid ${color.line}`,
  borderRadius: radius.outside,
  boxShadow: `0 12px 20px -12px ${color.shade}`,
  '@media': { print: { boxShadow: 'none' } },
})

/** The dot of a group's color before its name. */
export const dot = {
  content: '',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  backgroundColor: peg,
  forcedColorAdjust: 'none',
} as const

/** Hangs a card from a peg of its group: a disc, and shadows of one colour that make it round. */
export const pegged = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-8px',
    insetInlineStart: 'calc(50% - 7px)',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    backgroundColor: peg,
    boxShadow: `inset 2px 2px 3px #ffffff73, inset -1px -1px 2px #00000033, 0 3px 4px ${color.shade}`,
    forcedColorAdjust: 'none',
  },
})

export const skip = style({
  position: 'absolute',
  insetInlineStart: space(4),
  top: space(2),
  zIndex: 1,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.inside,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
})

/** A button that is an icon alone. */
export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: radius.inside,
  background: 'none',
  color: color.ink2,
  ':hover': { color: color.ink, backgroundColor: color.paper2 },
})

/** A control that a script answers: without one it is not there. public/theme.js sets data-theme. */
export const scripted = style({ selectors: { ':root:not([data-theme]) &': { visibility: 'hidden' } } })

/** What the site itself has to say: at the lower edge, over the page, so that nothing moves. */
export const notice = style([
  card,
  {
    position: 'fixed',
    zIndex: 2,
    insetInline: 0,
    insetBlockEnd: space(4),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(3)} ${space(5)}`,
    width: 'fit-content',
    maxWidth: 'min(44rem, calc(100vw - 24px))',
    marginInline: 'auto',
    padding: `${space(3)} ${space(4)} ${space(3)} ${space(5)}`,
    '@media': { print: { display: 'none' } },
  },
])
globalStyle(`${notice} p`, { flex: '1 1 16rem' })

/** Of one width in every typeface: no answer is made the easier one. */
export const noticeButtons = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space(2) })

export const button = style({
  minHeight: '44px',
  minWidth: '6rem',
  paddingInline: space(5),
  border: 0,
  borderRadius: radius.inside,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontWeight: 600,
})
