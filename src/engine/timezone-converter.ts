import type { Result } from './core/result'
import { type Context, evaluateWith, type Input, type IssueCode, type Output } from './timezone-converter/evaluate'
import { placeNamed } from './timezone-converter/places'

export type { Conversion, Reading, Strip, StripHour } from './timezone-converter/convert'
export {
  type Context,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  offsetAt,
  timeIn,
} from './timezone-converter/evaluate'
export { type Place, placeNamed, searchPlaces } from './timezone-converter/places'
export { nameOf, zones } from './timezone-converter/zones'

/** What a time in one place is in another. */
export const evaluate = (input: Input, context: Context = {}): Result<Output, IssueCode> =>
  evaluateWith(placeNamed, input, context)
