/** A day that exists, from year 1 on, in full 'YYYY-MM-DD'; '2026-02-29' and '2026-2-9' are none. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false
  // Some engines take February 30 for March 2, others for nothing.
  return new Date(value).toJSON()?.startsWith(value) ?? false
}
