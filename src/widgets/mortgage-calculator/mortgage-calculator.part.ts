// What shows the answer, fetched when there is something to calculate, in one file.
export { Loan } from './mortgage-calculator.loan'
export { Schedule } from './mortgage-calculator.schedule'
