import { fields } from '../../engine/json-editor/fields'
import { defineElement } from '../core/element/define-element'
import { JsonEditor } from './json-editor'
import sheets from './json-editor.tsx?sheets'

export const JsonEditorElement = defineElement('json-editor', JsonEditor, fields, sheets, {
  flags: ['editor'],
  heights: { full: [660, 718, 718], compact: [588, 649, 649], resultOnly: [717, 540, 540] },
})
