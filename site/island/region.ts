import type { Fields } from '../../src/engine/core/fields/field'

/** How a tool formats numbers, dates, money and measurements. */
export interface Region {
  /** BCP 47. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  readonly units: 'metric' | 'imperial'
}

/** The region that pages are prerendered for. */
export const usual: Region = { locale: 'en-US', currency: 'USD', units: 'imperial' }

/** A new tool's fields, if they differ from `initial`: 'from EUR to USD' in Germany. */
export function startIn(initial: object, { units, currency }: Region): Readonly<Record<string, string>> {
  if ('units' in initial) return { units }
  const convertsMoney = 'from' in initial && initial.from === usual.currency
  return convertsMoney && currency !== usual.currency ? { from: currency, to: usual.currency } : {}
}

/** Whether a tool's amounts are in one currency that isn't a field, so its links and drafts have to say which. */
export const hasCurrency = (fields: Fields): boolean =>
  !('from' in fields) && Object.values(fields).some(({ kind }) => kind === 'money')
