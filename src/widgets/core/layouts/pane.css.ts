import { globalStyle, style } from '@vanilla-extract/css'
import { workingDelay } from '../answer/answer.css'
import { mouse, vars } from '../base/theme.css'
import { windowHeight } from './window-height'
import { alone } from './workbench.css'

export const paneHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  minHeight: 44,
  fontSize: '.9375em',
})
globalStyle(`${paneHead} > [data-slot=actions]`, { marginInlineEnd: -4, '@media': { print: { display: 'none' } } })
globalStyle(`${paneHead} > [data-slot=actions] > button`, {
  '@container': { 'not (min-width: 480px)': { paddingInline: 8 } },
})
/** Replaced by the tag of an example or of an outdated answer, or by 'Working…', because its buttons are disabled. */
globalStyle(`:is([data-status=example], [data-status=incomplete]) ${paneHead} > [data-slot=actions]`, {
  visibility: 'hidden',
})
globalStyle(`[data-status=outdated] ${paneHead} > [data-slot=actions]`, { opacity: 0 })
globalStyle(`[data-status=outdated][aria-busy] ${paneHead} > [data-slot=actions]`, {
  transition: `opacity 0s ${workingDelay}`,
})
globalStyle(`[part=answer]:has(> [data-slot=working]):has(${paneHead}) > [data-slot=notice]`, {
  visibility: 'hidden',
  transition: `visibility 0s ${workingDelay}`,
})
globalStyle(`[part=answer]:has(${paneHead})`, { paddingBlockStart: 0 })
const inHead = ':is([data-slot=notice], [data-slot=working])'
globalStyle(`[part=answer]:has(${paneHead}) > ${inHead}`, {
  display: 'flex',
  alignItems: 'center',
  insetBlock: '2px auto',
  insetInline: 'auto 16px',
  minHeight: 40,
})

export const title = style({ fontWeight: 600, color: vars.ink2 })
const verdict = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 650 })
export const good = style([verdict, { color: vars.good }])
export const bad = style([verdict, { color: vars.error }])

/** More views than fit scroll sideways. */
export const views = style({
  display: 'flex',
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: 2,
  padding: 3,
  borderRadius: 10,
  background: vars.tonal,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${views} > button`, {
  flex: 'none',
  minHeight: 32,
  padding: '2px 12px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'transparent',
  color: vars.ink2,
  fontWeight: 500,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: 40 } },
})
// The row cuts off what's outside of its padding.
globalStyle(`${views} > button:focus-visible`, { outlineOffset: 0 })
globalStyle(`${views} > button:hover`, { '@media': { [mouse]: { color: vars.ink } } })
globalStyle(`${views} > [aria-pressed=true]`, {
  background: vars.tint,
  color: vars.hue,
  borderColor: `color-mix(in srgb, ${vars.hue} 34%, transparent)`,
  fontWeight: 650,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})

/** Without icons, the buttons fit next to views, as in the other pane's head. */
const compact = '(min-width: 480px) and (max-width: 640px)'
const beside = `${paneHead} > ${views}:not([data-many]) + [data-slot=actions]`
globalStyle(`${beside} > button`, { '@container': { [compact]: { paddingInline: 8 } } })
globalStyle(`${beside} > button > svg`, { '@container': { [compact]: { display: 'none' } } })

/** In a narrow head, these are on the first line and the example tag is on the second. */
globalStyle(`[part=answer]:has(${views}) > ${inHead}`, {
  '@container': { 'not (min-width: 480px)': { insetBlockStart: 48 } },
})
/** Many views take a line of their own, at any width, and the tag is below them: it must not cover one. */
globalStyle(`${views}[data-many]`, {
  flexBasis: '100%',
  // A finger finds those out of sight, a mouse needs the bar.
  '@media': { [mouse]: { scrollbarWidth: 'thin' } },
})
globalStyle(`${views}[data-many] > button`, {
  '@media': { [mouse]: { flex: '1 0 auto', paddingInline: 5, fontSize: '.95em' } },
})
globalStyle(`[part=answer]:has(${views}[data-many]) > ${inHead}`, {
  insetBlockStart: 46,
  '@media': { '(pointer: coarse)': { insetBlockStart: 58 } },
})
/** Other languages have longer names of views, and the button says that it's an example. */
globalStyle(`[lang]:not([lang|=en]) [part=answer]:has(${views}) > [data-slot=notice] > span`, {
  '@container': { 'not (min-width: 520px)': { display: 'none' } },
})

/** In the status line. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginInlineStart: 'auto',
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${figures} > div`, { display: 'flex', gap: 6 })
globalStyle(`${figures} dd`, { color: vars.ink, fontWeight: 600 })

/** In a workbench with `scrolls`: as tall as the other pane, with the content scrolling below the head. */
const fixed = '[part=card][data-scrolls]'
const blockSize = `max(380px, ${windowHeight(0.6)})`
globalStyle(`${fixed} :is([data-slot=input], [part=answer])`, {
  blockSize,
  minHeight: 0,
  '@media': { print: { blockSize: 'auto' } },
})
/** A tree with its buttons needs more height on a phone than a text. */
globalStyle(`${fixed} [part=answer]:has(${views}[data-many])`, {
  '@container': { [alone]: { blockSize: `max(480px, ${windowHeight(0.85)})` } },
})
globalStyle(`${fixed} [data-slot=input] > [part=field]`, {
  gridTemplateRows: 'minmax(44px, auto) minmax(0, 1fr)',
  minHeight: 0,
})
globalStyle(`${fixed} [data-slot=input] textarea`, { minHeight: 0 })
globalStyle(`${fixed} [part=answer]`, {
  gap: 0,
  padding: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  alignContent: 'stretch',
})
globalStyle(`${fixed} [part=answer] > [data-status]`, {
  gap: 0,
  minHeight: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  alignContent: 'stretch',
})
export const full = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
})
/** See the editor's theme. */
globalStyle(`[data-status=outdated]:not([aria-busy]) ${full}`, { vars: { '--_syntax': vars.ink3 } })
globalStyle(`${full} > ${paneHead}`, {
  padding: '0 16px 0 20px',
  // Below the choice of panes.
  '@container': { [alone]: { paddingBlockStart: 8 } },
})
globalStyle(`${full} > [part=field]`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  minHeight: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  alignContent: 'stretch',
})
globalStyle(`${full} > [part=field] > [data-slot=text]`, {
  minHeight: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  boxShadow: 'none',
})
globalStyle(`${fixed} ${full} textarea`, { minHeight: 0, blockSize: '100%', padding: '8px 20px', resize: 'none' })
globalStyle(`${full} > [part=field] > p`, { padding: '6px 20px 10px' })
globalStyle(`${fixed} [part=answer] > * > progress`, { insetBlockStart: 0 })
/** Other parts of a result, below its text. */
export const under = style({
  maxBlockSize: 150,
  overflow: 'auto',
  padding: '12px 20px',
  borderBlockStart: `1px solid ${vars.line}`,
  ':empty': { display: 'none' },
})
/** A result that isn't text. */
export const content = style({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  overflow: 'auto',
  padding: '12px 20px',
})
