import type { ToolId } from '../../src/catalog'
import type { OutputKind } from '../../src/widgets/core/output/send-to'

/** A tool's field that takes an output: 'text', or of the rows of a list, 'stops.color'. */
type Receivers = Readonly<Partial<Record<ToolId, string>>>

/** They take any text. */
const texts = {
  'text-counter': 'text',
  'regex-tester': 'text',
  'base64-tool': 'text',
  'qr-generator': 'text',
} as const satisfies Receivers

/** The tools that take each kind of output, in the order of the menu. */
export const receivers: Readonly<Record<OutputKind, Receivers>> = {
  text: { ...texts, 'language-detector': 'text', 'ai-detector': 'text', 'plagiarism-detector': 'text' },
  json: { 'json-editor': 'text', ...texts },
  html: { 'html-formatter': 'html', ...texts },
  color: {
    'color-generator': 'base',
    'gradient-generator': 'stops.color',
    'box-shadow-generator': 'layers.color',
  },
  number: {
    'percentage-calculator': 'y',
    'math-solver': 'expression',
    'unit-converter': 'amount',
    'currency-converter': 'amount',
    'tax-calculator': 'amount',
    'discount-calculator': 'originalPrice',
    'bill-splitter': 'bill',
    'interest-calculator': 'principal',
    'mortgage-calculator': 'homePrice',
  },
  date: { 'date-difference': 'start', 'age-calculator': 'birthDate', 'timezone-converter': 'date' },
}
