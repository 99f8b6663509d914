import { initial } from '../../engine/ai-detector/ai-detector'
import { defineElement } from '../core/element/define-element'
import { AiDetector } from './ai-detector'
import sheets from './ai-detector.tsx?sheets'

export const AiDetectorElement = defineElement('ai-detector', AiDetector, initial, sheets, {
  attributes: ['delay'],
})
