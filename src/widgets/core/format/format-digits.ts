import { formatNumber } from './format'

/** Pads whole numbers below 1000: 5 with 2 digits is '05', as on a clock. */
export const formatDigits = (value: number, locale: string, digits: number): string =>
  formatNumber(value, locale).padStart(digits, formatNumber(0, locale))
