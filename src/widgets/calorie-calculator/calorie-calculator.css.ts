import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

export const goals = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' })

/** Goal and calories, then the bar, then the weekly change. All in one row if there’s room. */
export const goal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 5,
  fontSize: '.9375em',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
  '@container': { '(min-width: 560px)': { gridTemplateColumns: '6.5em minmax(0, 1fr) auto 9em' } },
})
const inRow = (selector: string, rule: Readonly<Record<string, number | string>>) =>
  globalStyle(selector, { '@container': { '(min-width: 560px)': rule } })

export const figure = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
export const track = style({ gridColumn: '1 / -1', borderRadius: 6, background: vars.line, marginBlock: 2 })
inRow(`${goal} > ${track}`, { gridArea: '1 / 2' })
inRow(`${goal} > ${figure}`, { gridArea: '1 / 3' })
export const change = style({
  gridColumn: '1 / -1',
  color: vars.ink2,
  fontSize: '.875em',
  ':empty': { display: 'none' },
})
inRow(`${goal} > ${change}`, { gridArea: '1 / 4', textAlign: 'end' })
export const warning = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: vars.ink,
  fontSize: '.875em',
  fontWeight: 650,
})
globalStyle(`${warning} svg`, { color: vars.caution })
