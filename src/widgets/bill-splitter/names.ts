import { interpolate } from '../core/base/strings'
import type { strings } from './bill-splitter.strings'

/** 'Ann', or 'Person 2'. */
export const nameOf = (name: string, index: number, t: typeof strings, locale: string): string =>
  name.trim() || interpolate(t.personN, { n: index + 1 }, locale)
