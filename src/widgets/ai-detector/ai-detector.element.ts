import { fields } from '../../engine/ai-detector/fields'
import { defineElement } from '../core/element/define-element'
import { AiDetector } from './ai-detector'
import sheets from './ai-detector.tsx?sheets'

export const AiDetectorElement = defineElement('ai-detector', AiDetector, fields, sheets, {
  attributes: ['delay'],
  heights: { full: [639, 1551, 1446], compact: [537, 1347, 1310], resultOnly: [1417, 1244, 1204] },
})
