import { EditorView } from '@codemirror/view'
import { vars } from '../tool/theme.css'
import { tones } from './tones'

/** The look of a text field with a single line: its box is the page's. */
export const lineTheme = EditorView.theme({
  '&': { color: vars.ink, backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: vars.mono, lineHeight: '28px', scrollbarWidth: 'none' },
  '.cm-content': { padding: '13px 0', caretColor: vars.accent },
  '.cm-line': { padding: '0 2px' },
  '.cm-placeholder': { color: vars.ink3 },
  ...Object.fromEntries(tones.map((color, at) => [`.tone-${at + 1}`, { color, fontWeight: 600 }])),
})
