// What shows the answer, fetched when there is something to calculate, in one file.
export { Growth } from './interest-calculator.growth'
