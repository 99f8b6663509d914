import * as engine from '../../engine/grade-converter'
import { defineElement } from '../core/define-element'
import { GradeConverter } from './grade-converter'
import sheets from './grade-converter.tsx?sheets'

export const GradeConverterElement = defineElement('grade-converter', GradeConverter, engine, sheets)
