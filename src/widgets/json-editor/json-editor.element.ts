import { defineElement } from '../core/define-element'
import { JsonEditor } from './json-editor'
import { initial } from './json-editor.run'
import sheets from './json-editor.tsx?sheets'

export const JsonEditorElement = defineElement('json-editor', JsonEditor, { initial }, sheets)
