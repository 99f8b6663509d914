/**
 * Normalizes a value from a page to the shape of `initial`: numbers become text, and missing or invalid fields are as
 * in an empty tool. `{ x: 15 }` becomes `{ type: 'percentOf', x: '15', y: '' }`.
 */
export function normalizeInput<Shape extends object>(initial: Shape, given: unknown): Shape {
  const source = Object(given) as Record<string, unknown>
  const fields = Object.entries(initial).map(([field, own]) => [field, fieldLike(own, source[field])])
  return Object.fromEntries(fields) as Shape
}

function fieldLike(own: unknown, given: unknown): unknown {
  if (given === undefined || given === null) return own
  if (Array.isArray(own)) {
    if (!Array.isArray(given) || given.length === 0) return own
    // A row may have a field that an empty one doesn't have, such as a course's semester.
    return given.map((row) => ({ ...textsOf(row), ...(own.length > 0 && normalizeInput(own[0], row)) }))
  }
  if (typeof own === 'boolean') return Boolean(given)
  return typeof given === 'object' ? own : String(given)
}

/** The fields of a row as text. */
function textsOf(row: unknown): Readonly<Record<string, string>> {
  if (typeof row !== 'object' || row === null) return {}
  const fields = Object.entries(row).filter(([, value]) => value !== null && typeof value !== 'object')
  return Object.fromEntries(fields.map(([field, value]) => [field, String(value)]))
}

/** Whether two inputs are equal, field by field. */
export function isSameInput(one: object, other: object): boolean {
  return Object.entries(one).every(([field, value]) => {
    const peer = (other as Record<string, unknown>)[field]
    return value === peer || (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(peer))
  })
}

/** A sample, a preset or Clear doesn't change the fields that the page has hidden or locked. */
export function withFixed<Input extends object>(next: Input, before: Input, fixed: readonly string[]): Input {
  const kept = Object.entries(before).filter(([field]) => fixed.includes(field))
  return kept.length > 0 ? { ...next, ...Object.fromEntries(kept) } : next
}

/**
 * The fields that are filled in from the start, such as a tip of 15%, as the form shows them now. The example uses
 * them, so that its answer fits what's visible.
 */
export function settingsOf<Input extends object>(
  value: Input,
  { initial, fixed = [] }: { readonly initial: Input; readonly fixed?: readonly string[] },
): Partial<Input> {
  const isSetting = ([field, now]: [string, unknown]) => {
    if (fixed.includes(field)) return true
    const start = (initial as Record<string, unknown>)[field]
    return start !== '' && now !== '' && !Array.isArray(start)
  }
  return Object.fromEntries(Object.entries(value).filter(isSetting)) as Partial<Input>
}

/** Whether nothing is filled in, although `example` fills in something that an empty tool doesn't. */
export function isBlank<Input extends object>(
  value: Input,
  { initial, example }: { readonly initial: Input; readonly example: Input },
): boolean {
  const fields = (Object.keys(initial) as (keyof Input)[]).filter(
    (field) => initial[field] === '' || Array.isArray(initial[field]),
  )
  const isFilledIn = (field: keyof Input) => initial[field] !== '' || example[field] !== ''
  const isEmpty = (field: keyof Input) => isSameInput({ field: value[field] }, { field: initial[field] })
  return !isSameInput(initial, example) && fields.some(isFilledIn) && fields.every(isEmpty)
}

/** valueAt({ courses: [{ grade: 'A' }] }, 'courses.0.grade') is 'A'. */
export function valueAt(input: unknown, path: string): unknown {
  if (path === '') return input
  let found: unknown = input
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key]
  return found
}

/** A copy with another value at a path: withValueAt({ courses: [{ grade: 'A' }] }, 'courses.0.grade', 'B'). */
export function withValueAt<Shape>(input: Shape, path: string, value: unknown): Shape {
  const [key = '', ...rest] = path.split('.')
  const copy = (Array.isArray(input) ? [...input] : { ...input }) as Record<string, unknown>
  copy[key] = rest.length > 0 ? withValueAt(copy[key], rest.join('.'), value) : value
  return copy as Shape
}
