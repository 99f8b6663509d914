import { defineElement } from '../core/define-element'
import { AiDetector, initial } from './ai-detector'
import sheets from './ai-detector.tsx?sheets'

export const AiDetectorElement = defineElement('ai-detector', AiDetector, { initial }, sheets, {
  attributes: ['delay'],
})
