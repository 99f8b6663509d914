import { fields } from '../../engine/regex-tester/fields'
import { defineElement } from '../core/element/define-element'
import { RegexTester } from './regex-tester'
import sheets from './regex-tester.tsx?sheets'

export const RegexTesterElement = defineElement('regex-tester', RegexTester, fields, sheets, {
  flags: ['editor'],
  heights: { full: [1121, 830, 738], compact: [1057, 821, 730], resultOnly: [717, 561, 561] },
})
