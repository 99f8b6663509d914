import { fields } from '../../engine/plagiarism-detector/fields'
import { defineElement } from '../core/element/define-element'
import { PlagiarismDetector } from './plagiarism-detector'
import sheets from './plagiarism-detector.tsx?sheets'

export const PlagiarismDetectorElement = defineElement('plagiarism-detector', PlagiarismDetector, fields, sheets, {
  attributes: ['delay'],
  heights: { full: [1458, 2210, 1902], compact: [1270, 1951, 1709], resultOnly: [2344, 1726, 1489] },
})
