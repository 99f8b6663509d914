import { defineElement } from '../core/define-element'
import { initial, PlagiarismDetector } from './plagiarism-detector'
import sheets from './plagiarism-detector.tsx?sheets'

export const PlagiarismDetectorElement = defineElement('plagiarism-detector', PlagiarismDetector, { initial }, sheets, {
  attributes: ['delay'],
})
