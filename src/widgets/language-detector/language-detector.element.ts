import { defineElement } from '../core/define-element'
import { initial, LanguageDetector } from './language-detector'
import sheets from './language-detector.tsx?sheets'

export const LanguageDetectorElement = defineElement('language-detector', LanguageDetector, { initial }, sheets, {
  attributes: ['delay'],
})
