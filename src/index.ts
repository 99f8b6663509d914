export { catalog, groups, type Tool, type ToolId } from './catalog'
export { BmiCalculator, type BmiCalculatorProps } from './widgets/bmi-calculator/bmi-calculator'
export type { ToolActions } from './widgets/core/tool-props'
export { CurrencyConverter, type CurrencyConverterProps } from './widgets/currency-converter/currency-converter'
export { GpaCalculator, type GpaCalculatorProps } from './widgets/gpa-calculator/gpa-calculator'
export { MortgageCalculator, type MortgageCalculatorProps } from './widgets/mortgage-calculator/mortgage-calculator'
export { PasswordGenerator, type PasswordGeneratorProps } from './widgets/password-generator/password-generator'
export {
  PercentageCalculator,
  type PercentageCalculatorProps,
} from './widgets/percentage-calculator/percentage-calculator'
export { PomodoroTimer, type PomodoroTimerProps } from './widgets/pomodoro-timer/pomodoro-timer'
export { RegexTester, type RegexTesterProps } from './widgets/regex-tester/regex-tester'
export { TextCounter, type TextCounterProps } from './widgets/text-counter/text-counter'
