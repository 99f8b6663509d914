import { globalStyle, style } from '@vanilla-extract/css'
import { iconButton } from './app.css'
import { pageWidth, radius, space, wide } from './scale'
import { color, peg, shadow } from './theme.css'

const desktop = 'screen and (min-width: 60rem)'

export const bar = style({
  display: 'flex',
  // For large text on phones.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  minHeight: '48px',
  paddingInline: '12px',
  backgroundColor: color.paper,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    // The logo and the last icon line up with the card, whatever their padding.
    [wide.two]: {
      minHeight: '56px',
      paddingInline: `max(20px, calc(50% - ${pageWidth} / 2 - 4px)) max(12px, calc(50% - ${pageWidth} / 2 - 12px))`,
    },
    print: { display: 'none' },
  },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '44px',
  paddingInline: space(1),
  marginInlineEnd: 'auto',
  // Small enough that the buttons fit next to it on a phone, even with the browser's largest text.
  fontSize: 'min(1rem, 5.4vw)',
  fontWeight: 720,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  '@media': { [desktop]: { marginInlineEnd: space(4) } },
})
globalStyle(`${logo} circle`, { fill: color.accent })

export const links = style({
  display: 'none',
  gap: space(1),
  marginInlineEnd: 'auto',
  '@media': { [desktop]: { display: 'flex' } },
})

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '44px',
  paddingInline: space(3),
  border: 0,
  borderRadius: radius.inside,
  background: 'none',
  color: color.ink2,
  textDecoration: 'none',
  ':hover': { color: color.ink },
  selectors: {
    // A small chevron that needs no icon.
    'button&::after': {
      content: '',
      width: '7px',
      height: '7px',
      borderInlineEnd: '1.75px solid',
      borderBlockEnd: '1.75px solid',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '&:has(+ :popover-open)': { color: color.ink, backgroundColor: color.paper2 },
  },
})

/** A panel below its button, which is its implicit anchor. In browsers without anchors, it's below the header. */
const panel = style({
  position: 'absolute',
  inset: 'auto',
  top: '56px',
  margin: 0,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100dvh - 72px)',
  overflow: 'auto',
  padding: space(3),
  border: 0,
  borderRadius: radius.outside,
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: shadow,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: 'opacity 140ms, translate 140ms',
      '@starting-style': { opacity: 0, translate: '0 -4px' },
    },
  },
})

export const menu = style([
  panel,
  {
    '@supports': {
      '(position-area: bottom)': {
        top: 'auto',
        positionArea: 'bottom span-right',
        marginBlockStart: '10px',
        positionTryFallbacks: 'flip-inline',
      },
    },
  },
])

export const burger = style([iconButton, { '@media': { [desktop]: { display: 'none' } } }])

export const drawer = style([panel, { left: '8px', right: '8px', width: 'auto', marginBlockStart: space(1) }])

export const columns = style({
  columns: 'auto 13rem',
  columnGap: space(2),
  selectors: {
    // As many columns as there are groups, up to three.
    [`${menu} &:has(> :nth-child(2))`]: { width: 'min(28rem, 90vw)' },
    [`${menu} &:has(> :nth-child(3))`]: { width: 'min(42rem, 90vw)' },
  },
})

export const group = style({ breakInside: 'avoid', paddingBlockEnd: space(2) })

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(1)} ${space(3)}`,
  color: color.ink2,
  fontSize: '0.8125rem',
  '::before': { content: '', width: '8px', height: '8px', borderRadius: '50%', backgroundColor: peg },
})

export const item = style({ display: 'block' })

export const tool = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space(3),
  borderRadius: radius.inside,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { backgroundColor: color.paper2 },
  selectors: { '&[aria-current]': { backgroundColor: color.paper2, color: color.accent } },
})

export const badge = style({
  padding: `0 ${space(2)}`,
  borderRadius: radius.outside,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: '0.6875rem',
  fontWeight: 720,
  letterSpacing: '0.04em',
})
