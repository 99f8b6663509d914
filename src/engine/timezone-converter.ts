import type { Result } from './core/result'
import { type Context, evaluateWith, type Input, type IssueCode, type Output } from './timezone-converter/evaluate'
import { placeNamed } from './timezone-converter/places'

export type { ClockHour, Conversion, Reading, Strip, StripHour } from './timezone-converter/convert'
export {
  type Context,
  example,
  hoursAlong,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  offsetAt,
  timeAt,
  timeIn,
} from './timezone-converter/evaluate'
export { type Place, placeNamed, searchPlaces } from './timezone-converter/places'
export { nameOf, zones } from './timezone-converter/zones'

/** Converts a time in one place to another. */
export const evaluate = (input: Input, context: Context = {}): Result<Output, IssueCode> =>
  evaluateWith(placeNamed, input, context)
