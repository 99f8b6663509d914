export { catalog, groups, type Tool, type ToolId } from './catalog'
export { AgeCalculator, type AgeCalculatorProps } from './widgets/age-calculator/age-calculator'
export { BillSplitter, type BillSplitterProps } from './widgets/bill-splitter/bill-splitter'
export { BmiCalculator, type BmiCalculatorProps } from './widgets/bmi-calculator/bmi-calculator'
export { CalorieCalculator, type CalorieCalculatorProps } from './widgets/calorie-calculator/calorie-calculator'
export type { ToolActions } from './widgets/core/tool-props'
export { CurrencyConverter, type CurrencyConverterProps } from './widgets/currency-converter/currency-converter'
export { DateDifference, type DateDifferenceProps } from './widgets/date-difference/date-difference'
export { DiscountCalculator, type DiscountCalculatorProps } from './widgets/discount-calculator/discount-calculator'
export { GpaCalculator, type GpaCalculatorProps } from './widgets/gpa-calculator/gpa-calculator'
export { GradeConverter, type GradeConverterProps } from './widgets/grade-converter/grade-converter'
export {
  IdealWeightCalculator,
  type IdealWeightCalculatorProps,
} from './widgets/ideal-weight-calculator/ideal-weight-calculator'
export { InterestCalculator, type InterestCalculatorProps } from './widgets/interest-calculator/interest-calculator'
export { InvoiceGenerator, type InvoiceGeneratorProps } from './widgets/invoice-generator/invoice-generator'
export { MathSolver, type MathSolverProps } from './widgets/math-solver/math-solver'
export { MortgageCalculator, type MortgageCalculatorProps } from './widgets/mortgage-calculator/mortgage-calculator'
export { PasswordGenerator, type PasswordGeneratorProps } from './widgets/password-generator/password-generator'
export {
  PercentageCalculator,
  type PercentageCalculatorProps,
} from './widgets/percentage-calculator/percentage-calculator'
export { PomodoroTimer, type PomodoroTimerProps } from './widgets/pomodoro-timer/pomodoro-timer'
export { RegexTester, type RegexTesterProps } from './widgets/regex-tester/regex-tester'
export { SalaryCalculator, type SalaryCalculatorProps } from './widgets/salary-calculator/salary-calculator'
export { TaxCalculator, type TaxCalculatorProps } from './widgets/tax-calculator/tax-calculator'
export { TextCounter, type TextCounterProps } from './widgets/text-counter/text-counter'
export { TimezoneConverter, type TimezoneConverterProps } from './widgets/timezone-converter/timezone-converter'
export { UnitConverter, type UnitConverterProps } from './widgets/unit-converter/unit-converter'
