import { EditorView } from '@codemirror/view'
import { tones, wash } from './tones'
import { variable } from './variable'

/** The look of a text field with a single line: its box is the page's. */
export const lineTheme = EditorView.theme({
  '&': { color: variable('ink'), backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: variable('mono'), lineHeight: '28px', scrollbarWidth: 'none' },
  '.cm-content': { padding: '13px 0', caretColor: variable('accent') },
  '.cm-line': { padding: '0 2px' },
  '.cm-placeholder': { color: variable('ink3') },
  '.mark-error': { textDecoration: `underline wavy ${variable('error')} 2px`, textUnderlineOffset: '4px' },
  '.mark-current': { backgroundColor: wash(variable('hue'), 24), borderRadius: '4px' },
  '.mark-caution': { boxShadow: `inset 0 -3px 0 ${variable('series2')}` },
  ...Object.fromEntries(tones.map((color, at) => [`.tone-${at + 1}`, { color, fontWeight: 600 }])),
})
