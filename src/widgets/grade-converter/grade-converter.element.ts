import { fields } from '../../engine/grade-converter/fields'
import { defineElement } from '../core/element/define-element'
import { GradeConverter } from './grade-converter'
import sheets from './grade-converter.tsx?sheets'

export const GradeConverterElement = defineElement('grade-converter', GradeConverter, fields, sheets, {
  heights: { full: [1588, 1350, 786], compact: [1532, 1287, 715], resultOnly: [1170, 914, 721] },
})
