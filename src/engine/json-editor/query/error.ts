/** UTF-16 offsets in the query. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * `start`: begins with neither `$` nor `/`. `segment`: neither `.` nor `[` follows. `name`: no name after a dot.
 * `selector`: nothing that selects between brackets. `close`: a bracket isn't closed. `string`: a string isn't closed or
 * has an invalid escape. `number`: an index or a number is invalid. `range`: an index is beyond ±(2^53 − 1).
 * `condition`: what's compared or tested in a filter is missing. `single`: a comparison needs a query for one value.
 * `function`: an unknown function. `arguments`: not the values that the function needs. `result`: a function's result is
 * compared that's true or false, or the reverse.
 * `space`: space before or after the query. `escape`: `~` in a JSON Pointer that's neither `~0` nor `~1`. `percent`: an
 * invalid percent code in a JSON Pointer that begins with #. `deep`: too many parentheses or filters in one another.
 */
export type QueryErrorCode =
  | 'start'
  | 'segment'
  | 'name'
  | 'selector'
  | 'close'
  | 'string'
  | 'number'
  | 'range'
  | 'condition'
  | 'single'
  | 'function'
  | 'arguments'
  | 'result'
  | 'space'
  | 'escape'
  | 'percent'
  | 'deep'

/** Thrown inside the parser, and returned from it as data. */
export class QueryError extends Error implements Span {
  readonly code: QueryErrorCode
  readonly from: number
  readonly to: number

  constructor(code: QueryErrorCode, from: number, to = from + 1) {
    super(code)
    this.code = code
    this.from = from
    this.to = to
  }
}
