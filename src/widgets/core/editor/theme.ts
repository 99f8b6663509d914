import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { syntax } from './syntax'
import { tones, wash } from './tones'
import { variable } from './variable'

/** One color per group; of two matches that touch, one is weaker and dotted. */
const ofTone = (tone: number, color: string) => ({
  [`.tone-${tone}`]: { backgroundColor: wash(color, 22), borderBottom: `2px solid ${color}` },
  [`.tone-${tone}.odd`]: { backgroundColor: wash(color, 12), borderBottomStyle: 'dotted' },
})
const ofMatches = {
  '.first': { borderStartStartRadius: '4px', borderEndStartRadius: '4px' },
  '.last': { borderStartEndRadius: '4px', borderEndEndRadius: '4px' },
  '.tone-faded': { backgroundColor: variable('tonal'), borderBottom: `2px solid ${variable('field')}` },
  '.tone-faded.odd': { borderBottomStyle: 'dotted' },
  ...ofTone(0, variable('ink3')),
  ...Object.assign({}, ...tones.map((color, at) => ofTone(at + 1, color))),
  '.current': { outline: `2px solid ${variable('hue')}`, outlineOffset: '1px', borderRadius: '4px' },
  '.empty': {
    display: 'inline-block',
    height: '1.3em',
    margin: '0 -1px',
    verticalAlign: 'text-bottom',
    borderLeft: `2px solid ${variable('hue')}`,
  },
  '.line-break': { color: variable('ink2') },
}

/** The tool's colors, which the editor's shadow root inherits as CSS variables. */
export const theme = [
  EditorView.theme({
    '&': {
      height: '100%',
      color: variable('ink'),
      backgroundColor: 'transparent',
      fontSize: '14px',
    },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { overflow: 'auto', fontFamily: variable('mono'), lineHeight: '24px' },
    '.cm-content': { flex: '1 0 auto', padding: '8px 0', caretColor: variable('accent') },
    '.cm-line': { padding: '0 12px' },
    // As the pane (workbench.css.ts), because lines scroll under the numbers.
    '.cm-gutters': { color: variable('ink3'), backgroundColor: 'var(--_pane)', border: 0 },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 4px 0 8px' },
    '.cm-activeLine': { backgroundColor: 'transparent' },
    '&.cm-focused .cm-activeLine': { backgroundColor: `color-mix(in srgb, ${variable('ink')} 4%, transparent)` },
    '.cm-cursor': { borderLeft: `2px solid ${variable('accent')}` },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      background: `color-mix(in srgb, ${variable('hue')} 22%, transparent)`,
    },
    '.cm-placeholder': { color: variable('ink3') },
    '&.cm-focused .cm-matchingBracket': {
      backgroundColor: `color-mix(in srgb, ${variable('hue')} 20%, transparent)`,
      outline: 'none',
    },
    '.cm-selectionMatch': { backgroundColor: `color-mix(in srgb, ${variable('hue')} 10%, transparent)` },
    // Transparent, because the selection is drawn behind it.
    '& .cm-content .cm-line.error-line': {
      backgroundColor: `color-mix(in srgb, ${variable('error')} 9%, transparent)`,
    },
    '.error-number': {
      color: variable('error'),
      backgroundColor: `color-mix(in srgb, ${variable('error')} 9%, var(--_pane))`,
      fontWeight: 700,
    },
    '.error-place': { textDecoration: `wavy underline ${variable('error')}`, textUnderlineOffset: '3px' },
    ...ofMatches,
    '.cm-foldPlaceholder': { background: variable('tonal'), border: 0, color: variable('ink2') },
    '.cm-lineWrapping': { flexShrink: 1 },
    // Below 16 px, iOS zooms in on a field that takes typing.
    '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '16px' } },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.propertyName, tags.tagName], color: syntax.key },
      { tag: [tags.string, tags.attributeValue], color: syntax.string },
      { tag: [tags.number], color: syntax.number },
      { tag: [tags.bool, tags.null, tags.keyword, tags.attributeName], color: syntax.word },
      {
        tag: [tags.punctuation, tags.separator, tags.bracket, tags.comment, tags.angleBracket],
        color: variable('ink3'),
      },
      { tag: tags.invalid, color: variable('error') },
    ]),
  ),
]
