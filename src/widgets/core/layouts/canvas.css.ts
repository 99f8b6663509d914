import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'
import { wide } from '../fields/field.css'
import { answer as answerBox, card as cardBox, cardName, inputs as inputBox } from './tool.css'
import { windowHeight } from './window-height'

/** A window too low for a sticky picture, such as a phone in landscape. */
const low = '(max-height: 480px)'

/**
 * Narrow: the picture, which stays visible above the controls, then the controls, then the rest of the answer, which
 * slides over the picture while scrolling. Wide: the controls next to the stage, all of which is sticky.
 */
export const card = style([
  cardBox,
  {
    display: 'flex',
    flexDirection: 'column',
    '@container': { [wide]: { display: 'grid', background: vars.paper2 } },
  },
])

export const inputs = style([
  inputBox,
  {
    '@container': {
      [wide]: { background: vars.paper, borderInlineEnd: `1px solid ${vars.line}` },
    },
  },
])
/** The picture never covers the focused element. */
globalStyle(`${inputs} :is(input, select, textarea, button, summary)`, {
  '@container': { '(max-width: 859.98px)': { scrollMarginBlock: 'calc(40vh + 24px) 24px' } },
})

/** Next to the controls and as tall. On a narrow card, its two parts are laid out as children of the card. */
export const stage = style({
  display: 'contents',
  '@container': { [wide]: { display: 'block', minWidth: 0 } },
})

/** Sticks within the stage. If the stage itself did, it would slide over the samples below: a grid item sticks within its grid. */
export const pinned = style({
  display: 'contents',
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      position: 'sticky',
      insetBlockStart: 0,
    },
  },
  '@media': { print: { '@container': { [wide]: { position: 'static' } } } },
})

export const picture = style({
  order: -1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  minWidth: 0,
  padding: 16,
  background: vars.paper2,
  borderBlockEnd: `1px solid ${vars.line}`,
  containerType: 'inline-size',
  '@container': {
    '(min-width: 560px)': { padding: '20px 24px' },
    [wide]: { order: 0, position: 'relative', padding: '32px 40px 0', borderBlockEnd: 0 },
  },
  '@media': { [low]: { position: 'relative' }, print: { position: 'relative' } },
})

globalStyle(`${picture} > [data-slot=notice]`, { '@container': { [`${cardName} ${wide}`]: { insetInlineEnd: 40 } } })

export const answer = style([
  answerBox,
  {
    order: 1,
    zIndex: 2,
    paddingBlockStart: 20,
    '@container': {
      '(min-width: 560px)': { paddingBlockStart: 20 },
      [wide]: { order: 0, zIndex: 'auto', paddingBlockStart: 20, borderInlineStart: 0 },
    },
  },
])

/** The height of a picture. On a narrow card, at most two fifths of the window, including padding. */
export const pictureHeight = {
  blockSize: `min(280px, ${windowHeight(0.4)} - 32px)`,
  minBlockSize: 150,
  '@container': { '(min-width: 560px)': { blockSize: 'clamp(240px, 56cqi, 360px)' } },
} as const

/** In the place of a picture, until there is one. */
export const empty = style(pictureHeight)
