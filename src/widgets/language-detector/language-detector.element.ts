import { fields } from '../../engine/language-detector/fields'
import { defineElement } from '../core/element/define-element'
import { LanguageDetector } from './language-detector'
import sheets from './language-detector.tsx?sheets'

export const LanguageDetectorElement = defineElement('language-detector', LanguageDetector, fields, sheets, {
  attributes: ['delay'],
  heights: { full: [691, 723, 694], compact: [537, 607, 601], resultOnly: [652, 561, 567] },
})
