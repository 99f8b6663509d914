import { formatNumber } from './format'

/** Of a whole number below 1000: 5 is '05', so many digits at least, as on a clock. */
export const formatDigits = (value: number, locale: string, digits: number): string =>
  formatNumber(value, locale).padStart(digits, formatNumber(0, locale))
