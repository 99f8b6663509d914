import { fields } from '../../engine/base64-tool/fields'
import { defineElement } from '../core/element/define-element'
import { Base64Tool } from './base64-tool'
import sheets from './base64-tool.tsx?sheets'

export const Base64ToolElement = defineElement('base64-tool', Base64Tool, fields, sheets, {
  heights: { full: [872, 724, 724], compact: [749, 655, 655], resultOnly: [506, 540, 540] },
})
