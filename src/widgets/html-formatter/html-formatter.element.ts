import { fields } from '../../engine/html-formatter/fields'
import { defineElement } from '../core/element/define-element'
import { HtmlFormatter } from './html-formatter'
import sheets from './html-formatter.tsx?sheets'

export const HtmlFormatterElement = defineElement('html-formatter', HtmlFormatter, fields, sheets, {
  attributes: ['preview'],
  flags: ['editor'],
  heights: { full: [869, 789, 724], compact: [795, 658, 655], resultOnly: [506, 540, 540] },
})
