import { defineElement } from '../core/define-element'
import { HtmlFormatter } from './html-formatter'
import { initial } from './html-formatter.run'
import sheets from './html-formatter.tsx?sheets'

export const HtmlFormatterElement = defineElement('html-formatter', HtmlFormatter, { initial }, sheets)
