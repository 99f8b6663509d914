import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../layout/app.css'
import { font, radius, space, wide } from '../layout/scale'
import { color } from '../layout/theme.css'

export const section = style([
  card,
  {
    display: 'grid',
    gap: space(6),
    alignItems: 'center',
    marginBlockEnd: space(16),
    padding: space(6),
    color: color.ink2,
    scrollMarginBlockStart: space(6),
    '@media': { [wide.three]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: space(8) } },
  },
])
globalStyle(`${section} h2`, { marginBlockEnd: space(2), color: color.ink, fontSize: '1.375rem' })

export const more = style({ display: 'inline-block', paddingBlock: space(3), color: color.ink, fontWeight: 600 })

export const code = style({
  margin: 0,
  padding: space(4),
  borderRadius: radius.inside,
  backgroundColor: color.paper2,
  color: color.ink,
  font: `0.8125rem/1.7 ${font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
