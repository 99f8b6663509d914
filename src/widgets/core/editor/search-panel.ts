import { search } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { longTextStrings } from '../base/long-text.strings'
import { variable } from './variable'

/** CodeMirror's search, in the tool's words and look. */
export const searchPanel = ({ find, search: t }: typeof longTextStrings) => [
  search({ top: true }),
  EditorState.phrases.of({
    Find: find,
    Replace: t.replace,
    next: t.next,
    previous: t.previous,
    all: t.all,
    'match case': t.matchCase,
    regexp: t.regexp,
    'by word': t.byWord,
    replace: t.replace,
    'replace all': t.replaceAll,
    close: t.close,
    'current match': t.current,
    'on line': t.onLine,
    'replaced match on line $': t.replacedOne,
    'replaced $ matches': t.replacedAll,
  }),
  EditorView.theme({
    '.cm-panels': {
      color: variable('ink'),
      backgroundColor: variable('paper2'),
      borderBottom: `1px solid ${variable('line')}`,
    },
    '.cm-panel.cm-search': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px',
      padding: '8px 44px 8px 12px',
      fontFamily: variable('font'),
      fontSize: '14px',
    },
    '.cm-panel.cm-search br': { flexBasis: '100%', height: 0, content: '""' },
    '.cm-panel.cm-search :is(input, button, label)': { margin: '0', fontFamily: 'inherit', fontSize: '14px' },
    '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '6px', marginRight: '6px' },
    '.cm-panel .cm-textfield': {
      flex: '1 1 130px',
      maxWidth: '260px',
      minHeight: '32px',
      padding: '2px 10px',
      color: variable('ink'),
      background: variable('paper'),
      border: `1px solid ${variable('field')}`,
      borderRadius: '8px',
    },
    '.cm-panel .cm-button': {
      minHeight: '32px',
      padding: '2px 10px',
      color: variable('ink'),
      background: variable('tonal'),
      border: 0,
      borderRadius: '8px',
      cursor: 'pointer',
    },
    '.cm-panel.cm-search [name=close]': {
      top: '8px',
      right: '8px',
      width: '32px',
      height: '32px',
      fontSize: '20px',
      color: variable('ink2'),
      borderRadius: '8px',
      cursor: 'pointer',
    },
    '.cm-panel :is(input, button):focus-visible': { outline: `2px solid ${variable('accent')}`, outlineOffset: '1px' },
    '@media (pointer: coarse)': {
      '.cm-panel .cm-textfield': { minHeight: '44px', fontSize: '16px' },
      '.cm-panel .cm-button': { minHeight: '44px' },
    },
  }),
]
