import { initial } from '../../engine/json-editor/input'
import { defineElement } from '../core/element/define-element'
import { JsonEditor } from './json-editor'
import sheets from './json-editor.tsx?sheets'

export const JsonEditorElement = defineElement('json-editor', JsonEditor, initial, sheets, {
  flags: ['editor'],
  heights: { full: [660, 718, 718], compact: [588, 649, 649], resultOnly: [717, 540, 540] },
})
