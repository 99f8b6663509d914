import { globalStyle, style } from '@vanilla-extract/css'
import { font, pageWidth, radius, space, wide } from './scale'
import { color, peg, shadow } from './theme.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { textSizeAdjust: '100%' })
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundColor: color.wall,
  color: color.ink,
  font: `400 1rem/1.6 ${font.sans}`,
  overflowWrap: 'break-word',
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
  position: 'relative',
  minHeight: '100dvh',
  isolation: 'isolate',
  '@media': {
    'screen and (forced-colors: none)': {
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        // Otherwise, scroll anchoring would follow this, not the text being read, when content appears above.
        overflowAnchor: 'none',
        backgroundImage: `radial-gradient(circle, ${color.hole} 1.4px, transparent 1.8px)`,
        backgroundSize: '24px 24px',
        backgroundPosition: 'calc(50% + 12px) 8px',
      },
    },
  },
})
/** On a tool's page, the holes end below the tool. Phones don't show any. */
export const onlyTop = style({})
globalStyle(`${frame}:has(${onlyTop})::before`, {
  blockSize: '980px',
  insetBlockEnd: 'auto',
  maskImage: 'linear-gradient(#000 80%, transparent)',
  '@media': { 'not all and (min-width: 40rem)': { display: 'none' } },
})

/** The footer begins below the first screen. */
export const main = style({ display: 'block', minHeight: 'calc(100dvh - 56px)' })

/** The column of every page. */
export const column = style({
  width: '100%',
  maxWidth: `calc(${pageWidth} + 48px)`,
  marginInline: 'auto',
  paddingInline: '16px',
  '@media': { [wide.two]: { paddingInline: '24px' } },
})

/** Text directly on the wall. The holes fade out behind it. */
export const onWall = style({
  position: 'relative',
  '@media': {
    'screen and (forced-colors: none)': {
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        overflowAnchor: 'none',
        backgroundColor: color.wall,
        boxShadow: `0 0 ${space(5)} ${space(4)} ${color.wall}`,
      },
    },
  },
})

export const card = style({
  backgroundColor: color.paper,
  borderRadius: radius.outside,
  boxShadow: shadow,
  '@media': { print: { boxShadow: 'none' }, '(forced-colors: active)': { border: '1px solid' } },
})

/** A dot in the group's color before its name. */
export const dot = {
  content: '',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  backgroundColor: peg,
  forcedColorAdjust: 'none',
} as const

/** A peg in a group's hue: a disc with shadows of the same color that make it look round. */
export const disc = {
  content: '',
  position: 'absolute',
  insetBlockStart: '-7px',
  width: '14px',
  height: '14px',
  borderRadius: '50%',
  backgroundColor: peg,
  boxShadow: `inset 2px 2px 3px #ffffff73, inset -1px -1px 2px #00000033, 0 0 0 2px ${color.wall}, 0 4px 5px 1px #46321433`,
  forcedColorAdjust: 'none',
} as const

/** Hangs a card from a peg in the middle of its upper edge. */
export const pegged = style({
  position: 'relative',
  '::before': { ...disc, insetInlineStart: 'calc(50% - 7px)' },
  '@media': { print: { '::before': { display: 'none' } } },
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

/** A button with only an icon. */
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

/** A control that needs a script, so it's hidden without one. public/theme.js sets data-theme. */
export const scripted = style({ selectors: { ':root:not([data-theme]) &': { visibility: 'hidden' } } })

/** The site's own messages, at the bottom and on top of the page, so that nothing moves. */
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
/** Never covers the focused element, and the end of the page can be scrolled above it. */
globalStyle(`html:has(${notice})`, { scrollPaddingBlockEnd: '12rem' })
globalStyle(`body:has(> ${notice})`, { paddingBlockEnd: '12rem' })

/** Equally wide in every typeface, so that neither choice is easier. */
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

/** Replaces a tool whose script didn't load. */
export const failed = style([card, { display: 'grid', justifyItems: 'start', gap: space(4), padding: space(6) }])
