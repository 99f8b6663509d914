import { EditorView } from '@codemirror/view'

/**
 * Typing over a selection. Chromium would give the new text the colors of the old one as an inline style, which a
 * strict content security policy reports as an error.
 */
export const typingOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view
    if (state.readOnly) return true
    if (inputType !== 'insertText' || !data || view.composing || state.selection.main.empty) return false
    view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    return true
  },
})
