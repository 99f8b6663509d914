import { format } from './format'

/** 5 is '05': so many digits at least, as on a clock. */
export const formatDigits = (value: number, locale: string, digits: number): string =>
  format(locale, { minimumIntegerDigits: digits, useGrouping: false }).format(value)
