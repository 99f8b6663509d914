import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'
import { segment, segments } from '../fields/choice.css'
import { wide } from '../fields/field.css'
import { answer as answerBox, card as cardBox, inputs as inputBox } from './tool.css'

const narrow = '(max-width: 859.98px)'

/** A form in one half of the card and the finished page in the other. A narrow card shows one of them. */
export const card = style([
  cardBox,
  {
    '@container': {
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', background: vars.paper2 },
    },
  },
])
/** The page stays visible while the form is filled in. */
export const answer = style([
  answerBox,
  {
    paddingBlockStart: 48,
    borderBlockStart: 0,
    '@container': {
      '(min-width: 560px)': { paddingBlockStart: 48 },
      [wide]: {
        position: 'sticky',
        insetBlockStart: 0,
        alignSelf: 'start',
        gridArea: '1 / 2 / span 2',
        padding: '52px 32px 32px',
        borderInlineStart: 0,
      },
    },
    '@media': { print: { '@container': { [wide]: { position: 'static' } } } },
  },
])
/** Aligned with the page, with space to the card's edge. */
globalStyle(`${answer} > [data-slot=notice]`, { '@container': { [wide]: { insetBlockStart: 8, insetInline: 32 } } })
const besidePage = { background: vars.paper, borderInlineEnd: `1px solid ${vars.line}` }
export const inputs = style([inputBox, { '@container': { [wide]: besidePage } }])
/** Under the form. Across the whole card, the page would slide over them. */
globalStyle(`${card} > [data-slot=samples]`, { '@container': { [wide]: { ...besidePage, gridColumn: 1 } } })
const hidden = { '@container': { [narrow]: { display: 'none' } }, '@media': { print: { display: 'grid' } } }
globalStyle(
  `${card}[data-view=inputs] > ${answer}, ${card}[data-view=answer] > :is(${inputs}, [data-slot=samples])`,
  hidden,
)

/** The switch between the two on a narrow card. It sticks to the top while the card is visible. */
export const views = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  padding: '12px 16px',
  background: vars.paper,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@container': { '(min-width: 560px)': { paddingInline: 24 }, [wide]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
export const list = style([segments, { flexWrap: 'nowrap' }])
export const view = style([
  segment,
  {
    background: 'transparent',
    selectors: {
      '&[aria-pressed=true]': {
        background: vars.tint,
        color: vars.hue,
        borderColor: `color-mix(in srgb, ${vars.hue} 34%, transparent)`,
        fontWeight: 650,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
])
