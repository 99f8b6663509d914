// What shows the answer, fetched when an amount is typed, in one file.
export { Pay } from './salary-calculator.pay'
