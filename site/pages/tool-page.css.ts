import { globalStyle, style } from '@vanilla-extract/css'
import { disc, iconButton, scripted } from '../layout/app.css'
import { radius, space, wide } from '../layout/scale'
import { color } from '../layout/theme.css'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `10px ${space(16)}`,
  '@media': {
    [wide.two]: { paddingBlockStart: '26px' },
    // The reading column, a gap and the rail. A wide page adds the rest.
    [wide.three]: { gridTemplateColumns: 'minmax(0, 45rem) minmax(0, 6.25rem) 18.75rem minmax(0, 1fr)' },
    print: { display: 'block', padding: 0 },
  },
})

/** Icon, name and description. On a phone, nothing else is above the first field. */
export const head = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  '@media': { [wide.two]: { columnGap: '14px' }, print: { marginBlockEnd: space(4) } },
})
globalStyle(`${head} h1`, {
  fontSize: 'clamp(1.125rem, 5.6vw, 1.5rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.022em',
  '@media': { [wide.two]: { fontSize: '1.875rem', lineHeight: 1.2 } },
})
/** A name of more than 16 letters, next to two buttons at 320 px. In a wide typeface, its two lines are as tall as those. */
export const long = style({})
globalStyle(`${head} ${long}`, {
  '@media': { '(max-width: 639.98px)': { fontSize: 'clamp(1rem, 5vw, 1.25rem)', lineHeight: 1.15 } },
})

export const summary = style({
  gridColumn: '1 / -1',
  color: color.ink2,
  lineHeight: 1.5,
  '@media': { [wide.two]: { gridColumn: 2 } },
})
/** A one-line description for phones. */
export const line = style({
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  '@media': { [wide.two]: { display: 'none' } },
})
export const sentence = style({ display: 'none', '@media': { [wide.two]: { display: 'inline' } } })

/** To the right of the description, or below the card on a phone. */
const runs = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: color.ink2,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${runs} svg`, { color: color.good })
export const runsBeside = style([
  runs,
  { display: 'none', '@media': { [wide.two]: { display: 'flex', justifySelf: 'end' } } },
])
export const runsBelow = style([
  runs,
  {
    gridColumn: '1 / -1',
    marginBlockStart: space(3),
    whiteSpace: 'normal',
    '@media': { [wide.two]: { display: 'none' } },
  },
])

/** On a phone, the card is closer to the edges than the text. It hangs from two pegs if there's room. */
export const stage = style({
  gridColumn: '1 / -1',
  position: 'relative',
  minWidth: 0,
  marginBlockStart: '8px',
  marginInline: '-8px',
  '@media': {
    [wide.two]: {
      marginInline: 0,
      marginBlockStart: space(5),
      '::before': { ...disc, insetInlineStart: '44px', zIndex: 1 },
      '::after': { ...disc, insetInlineEnd: '44px', zIndex: 1 },
    },
    print: { '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
})

/** Only in print: the address that the page came from. */
export const printed = style({ display: 'none', '@media': { print: { display: 'block', marginBlockStart: space(4) } } })

/** Text tools use the full width of a large window, including the header and footer. */
export const wideTool = style({})
globalStyle(`:root:has(${wideTool})`, {
  '@media': { 'screen and (min-width: 90rem)': { vars: { '--page': 'min(100vw - 96px, 96rem)' } } },
})

/** The reading column. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(12),
  marginBlockStart: space(12),
  '@media': { [wide.three]: { marginBlockStart: space(16) }, print: { display: 'none' } },
})

/** The rail: next to the text, or below it on narrow pages. */
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  marginBlockStart: space(12),
  '@media': {
    [wide.two]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' },
    [wide.three]: { gridColumn: 3, gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: space(16) },
    print: { display: 'none' },
  },
})

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '44px',
  paddingInline: space(4),
  border: 0,
  borderRadius: radius.inside,
  backgroundColor: color.tonal,
  color: color.ink,
  fontSize: '0.9375rem',
  fontWeight: 600,
  ':hover': { backgroundColor: color.line },
  '@media': { print: { display: 'none' } },
})
export const actionButton = control

/** Star and share. */
export const marks = style({
  display: 'flex',
  justifySelf: 'end',
  marginInlineEnd: '-10px',
  '@media': { print: { display: 'none' } },
})
export const mark = style([
  iconButton,
  scripted,
  {
    position: 'relative',
    '@media': { [wide.two]: { width: '40px', height: '40px' } },
    selectors: {
      // A status next to a button that's just an icon.
      '&[data-said]::after': {
        content: 'attr(data-said)',
        position: 'absolute',
        zIndex: 2,
        insetBlockStart: '100%',
        insetInlineEnd: 0,
        padding: `${space(1)} ${space(3)}`,
        borderRadius: radius.small,
        backgroundColor: color.ink,
        color: color.paper,
        fontSize: '0.875rem',
        whiteSpace: 'nowrap',
      },
    },
  },
])
export const star = style([mark, { selectors: { '&[aria-pressed=true]': { color: color.accent } } }])
globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' })

export const slot = style({
  display: 'grid',
  placeItems: 'center',
  height: '250px',
  overflow: 'hidden',
  borderRadius: radius.outside,
  backgroundColor: color.paper2,
  color: color.ink2,
  fontSize: '0.8125rem',
  '@media': { print: { display: 'none' } },
})
