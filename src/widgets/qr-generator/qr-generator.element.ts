import { fields } from '../../engine/qr-generator/fields'
import { defineElement } from '../core/element/define-element'
import { QrGenerator } from './qr-generator'
import sheets from './qr-generator.tsx?sheets'

export const QrGeneratorElement = defineElement('qr-generator', QrGenerator, fields, sheets, {
  attributes: ['service'],
  heights: { full: [1678, 1492, 909], compact: [1532, 1343, 768], resultOnly: [870, 770, 717] },
})
