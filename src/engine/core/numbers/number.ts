export { numberFormat } from './number-format'
export { readNumber } from './read-number'
