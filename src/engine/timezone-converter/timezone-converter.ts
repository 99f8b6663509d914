import type { Result } from '../core/result'
import { type Context, evaluateWith, type IssueCode, type Output } from './evaluate'
import type { Input } from './fields'
import { placeNamed } from './places'

export type { ClockHour, Conversion, Reading, Strip, StripHour } from './convert'
export {
  type Context,
  hoursAlong,
  type IssueCode,
  type Output,
  offsetAt,
  timeAt,
  timeIn,
} from './evaluate'
export { example, fields, type Input, initial } from './fields'
export { type Place, placeNamed, searchPlaces } from './places'
export { nameOf, zones } from './zones'

/** Converts a time in one place to another. */
export const evaluate = (input: Input, context: Context = {}): Result<Output, IssueCode> =>
  evaluateWith(placeNamed, input, context)
