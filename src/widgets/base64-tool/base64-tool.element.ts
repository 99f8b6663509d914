import { defineElement } from '../core/define-element'
import { Base64Tool } from './base64-tool'
import { initial } from './base64-tool.run'
import sheets from './base64-tool.tsx?sheets'

export const Base64ToolElement = defineElement('base64-tool', Base64Tool, { initial }, sheets)
