/** How a tool's numbers, dates, money and measures are written. */
export interface Region {
  /** BCP 47. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  readonly units: 'metric' | 'imperial'
}

/** What the pages are rendered with. */
export const usual: Region = { locale: 'en-US', currency: 'USD', units: 'imperial' }

/** The fields of a tool that nobody has used yet, where they are not those of `initial`: 'from EUR to USD' in Germany. */
export function startIn(initial: object, { units, currency }: Region): Readonly<Record<string, string>> {
  if ('units' in initial) return { units }
  const convertsMoney = 'from' in initial && initial.from === usual.currency
  return convertsMoney && currency !== usual.currency ? { from: currency, to: usual.currency } : {}
}
