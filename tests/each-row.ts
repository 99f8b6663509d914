import { format, inspect } from '@vitest/utils/display'
import { it, type TestOptions } from 'vitest'

type Check = (...row: unknown[]) => unknown

/**
 * One test for a whole table, used like `it.each`. Every row is checked, and the test fails with a line for each wrong one:
 * its name, what it got and what was wanted. The first row's name and the number of rows are the test's name:
 * '1/8 is 0.125 (23 rows)'.
 */
export const eachRow = ((rows: readonly unknown[]) =>
  (name: string, ...rest: [Check] | [TestOptions, Check] | [Check, number]) => {
    const [check, options] = (typeof rest[0] === 'function' ? rest : [rest[1], rest[0]]) as [Check, TestOptions?]
    if (rows.length === 0) throw new Error(`The table '${name}' has no rows`)
    const title = `${nameOf(name, rows[0])} (${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`
    it(title, typeof options === 'object' ? options : {}, async () => {
      const wrong: string[] = []
      // As with it.each, rows are lists of arguments only if all of them are lists.
      const hasLists = rows.every(Array.isArray)
      for (const row of rows) {
        try {
          await check(...(hasLists ? (row as unknown[]) : [row]))
        } catch (error) {
          wrong.push(`${nameOf(name, row)}: ${outcomeOf(error)}`)
        }
      }
      if (wrong.length > 0) throw new Error(`${wrong.length} of ${rows.length} rows are wrong:\n${wrong.join('\n')}`)
    })
  }) as typeof it.each

/** '%s is %s' with the values of a row, or '$input is $result' with its properties. */
function nameOf(name: string, row: unknown): string {
  const values = Array.isArray(row) ? row : [row]
  const object = Object(values[0])
  const named = name.replace(/\$(\w+)/g, (text, key) => (key in object ? format('%s', object[key]) : text))
  // Without the values that have no placeholder, which `format` would append.
  return format(named, ...values.slice(0, named.match(/%[sdifjoOc]/g)?.length ?? 0))
}

function outcomeOf(error: unknown): string {
  const { message, actual, expected } = Object(error)
  return expected === undefined && actual === undefined
    ? (message ?? String(error))
    : `got ${show(actual)}, wanted ${show(expected)}`
}

const show = (value: unknown): string => inspect(value, { truncate: 600 })
