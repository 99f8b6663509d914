import { initial } from '../../engine/plagiarism-detector/plagiarism-detector'
import { defineElement } from '../core/element/define-element'
import { PlagiarismDetector } from './plagiarism-detector'
import sheets from './plagiarism-detector.tsx?sheets'

export const PlagiarismDetectorElement = defineElement('plagiarism-detector', PlagiarismDetector, initial, sheets, {
  attributes: ['delay'],
})
