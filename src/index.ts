export { catalog, groups, type Tool, type ToolId } from './catalog'
export { AgeCalculator, type AgeCalculatorProps } from './widgets/age-calculator/age-calculator'
export { AiDetector, type AiDetectorProps } from './widgets/ai-detector/ai-detector'
export { Base64Tool, type Base64ToolProps } from './widgets/base64-tool/base64-tool'
export { BillSplitter, type BillSplitterProps } from './widgets/bill-splitter/bill-splitter'
export { BmiCalculator, type BmiCalculatorProps } from './widgets/bmi-calculator/bmi-calculator'
export { BoxShadowGenerator, type BoxShadowGeneratorProps } from './widgets/box-shadow-generator/box-shadow-generator'
export { CalorieCalculator, type CalorieCalculatorProps } from './widgets/calorie-calculator/calorie-calculator'
export { ColorGenerator, type ColorGeneratorProps } from './widgets/color-generator/color-generator'
export type { ToolActions } from './widgets/core/base/tool-props'
export { CurrencyConverter, type CurrencyConverterProps } from './widgets/currency-converter/currency-converter'
export { DateDifference, type DateDifferenceProps } from './widgets/date-difference/date-difference'
export { DiscountCalculator, type DiscountCalculatorProps } from './widgets/discount-calculator/discount-calculator'
export { GpaCalculator, type GpaCalculatorProps } from './widgets/gpa-calculator/gpa-calculator'
export { GradeConverter, type GradeConverterProps } from './widgets/grade-converter/grade-converter'
export { GradientGenerator, type GradientGeneratorProps } from './widgets/gradient-generator/gradient-generator'
export { HtmlFormatter, type HtmlFormatterProps } from './widgets/html-formatter/html-formatter'
export {
  IdealWeightCalculator,
  type IdealWeightCalculatorProps,
} from './widgets/ideal-weight-calculator/ideal-weight-calculator'
export { InterestCalculator, type InterestCalculatorProps } from './widgets/interest-calculator/interest-calculator'
export { InvoiceGenerator, type InvoiceGeneratorProps } from './widgets/invoice-generator/invoice-generator'
export { IpLookup, type IpLookupProps } from './widgets/ip-lookup/ip-lookup'
export { JsonEditor, type JsonEditorProps } from './widgets/json-editor/json-editor'
export { LanguageDetector, type LanguageDetectorProps } from './widgets/language-detector/language-detector'
export { LoremGenerator, type LoremGeneratorProps } from './widgets/lorem-generator/lorem-generator'
export { MathSolver, type MathSolverProps } from './widgets/math-solver/math-solver'
export { MortgageCalculator, type MortgageCalculatorProps } from './widgets/mortgage-calculator/mortgage-calculator'
export { PasswordGenerator, type PasswordGeneratorProps } from './widgets/password-generator/password-generator'
export {
  PercentageCalculator,
  type PercentageCalculatorProps,
} from './widgets/percentage-calculator/percentage-calculator'
export { PlagiarismDetector, type PlagiarismDetectorProps } from './widgets/plagiarism-detector/plagiarism-detector'
export { PomodoroTimer, type PomodoroTimerProps } from './widgets/pomodoro-timer/pomodoro-timer'
export { QrGenerator, type QrGeneratorProps } from './widgets/qr-generator/qr-generator'
export {
  RandomNumberGenerator,
  type RandomNumberGeneratorProps,
} from './widgets/random-number-generator/random-number-generator'
export { RegexTester, type RegexTesterProps } from './widgets/regex-tester/regex-tester'
export { SalaryCalculator, type SalaryCalculatorProps } from './widgets/salary-calculator/salary-calculator'
export { TaxCalculator, type TaxCalculatorProps } from './widgets/tax-calculator/tax-calculator'
export { TextCounter, type TextCounterProps } from './widgets/text-counter/text-counter'
export { TimezoneConverter, type TimezoneConverterProps } from './widgets/timezone-converter/timezone-converter'
export { UnitConverter, type UnitConverterProps } from './widgets/unit-converter/unit-converter'
export { UsernameGenerator, type UsernameGeneratorProps } from './widgets/username-generator/username-generator'
