import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../core/base/theme.css'
import { quick } from '../core/field-groups/quick-button.css'

/** The fields above, the findings below. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone, all of it scrolls.
  gridTemplateRows: 'auto minmax(200px, 1fr)',
  minHeight: 0,
  overflow: 'auto',
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '8px 20px',
  position: 'relative',
})
/** A second text, in a plain field or in the code editor. */
globalStyle(`[part=card][data-scrolls] [data-slot=full] ${fields} textarea`, { minHeight: 96, blockSize: 132 })
globalStyle(`${fields} [data-code]`, { blockSize: 132 })
globalStyle(`${fields} > [part=field]`, { gap: 4 })
/** Its message can be long. What's below it moves, rather than being covered. */
globalStyle(`${fields} > [part=field] > [data-slot=issue]`, { marginBlockEnd: 0 })
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', alignItems: 'center' })
/** The styles of its base must load with the tool, not with the view. */
export const example = style([quick])
export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
globalStyle(`${examples} code`, {
  fontFamily: vars.mono,
  fontSize: '.92em',
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
export const outcome = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' })
/** An invalid query, with the error highlighted. */
export const wrong = style({
  fontFamily: vars.mono,
  fontSize: '.92em',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

/** The answer to the question before, while this one's is on its way. */
const old = { vars: { [vars.ink]: vars.ink3, [vars.ink2]: vars.ink3 }, color: vars.ink3 }

/** The number of findings at the start, the buttons at the end. */
export const summary = style({
  selectors: { '&[data-old]': old },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
})
export const count = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
export const findings = style({
  selectors: { '&[data-old]': old },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
  borderBlockStart: `1px solid ${vars.line}`,
})
globalStyle(`${findings} > [data-slot=window]`, { minHeight: 0, gap: 0, gridTemplateRows: 'minmax(0, 1fr) auto' })
globalStyle(`${findings} > [data-slot=window] > p`, { padding: '4px 20px' })

/** Code, which reads from left to right, also where a string in it is Arabic. */
const part = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre', unicodeBidi: 'isolate' } as const
export const path = style({ ...part, flex: '0 1 auto', minInlineSize: 60 })
export const value = style({ ...part, flex: '1 1 0', minInlineSize: 60, color: vars.ink2 })
export const line = style({ flex: 'none', marginInlineStart: 'auto', color: vars.ink2, fontSize: '.92em' })
/** Rows fill the pane, so that long ones are cut rather than scroll sideways. */
globalStyle(`${findings} [data-slot=room]`, { inlineSize: '100%' })

const mark = { flex: 'none', minInlineSize: '6.5em', fontWeight: 650, fontFamily: vars.font } as const
export const kinds = {
  added: style({ ...mark, color: vars.good }),
  removed: style({ ...mark, color: vars.error }),
  changed: style({ ...mark, color: vars.caution }),
  moved: style({ ...mark, color: vars.hue }),
}

/** Sentences, which wrap. */
export const list = style({
  listStyle: 'none',
  display: 'grid',
  alignContent: 'start',
  overflow: 'auto',
  padding: '4px 10px',
  borderBlockStart: `1px solid ${vars.line}`,
})
export const item = style({
  display: 'grid',
  gap: 2,
  padding: '8px 10px',
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  minHeight: 32,
  alignItems: 'center',
  padding: '2px 6px',
  marginInline: -6,
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: vars.ink2,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [mouse]: { ':hover': { background: vars.tonal } }, '(pointer: coarse)': { minHeight: 44 } },
})
export const places = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', fontSize: '.92em' })
