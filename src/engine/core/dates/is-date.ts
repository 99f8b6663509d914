/** Whether a text is an existing date in full 'YYYY-MM-DD' form, from year 1. '2026-02-29' and '2026-2-9' aren't. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false
  // Some JavaScript engines read February 30 as March 2, others reject it.
  return new Date(value).toJSON()?.startsWith(value) ?? false
}
