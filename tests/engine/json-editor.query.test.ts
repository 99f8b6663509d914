import { describe, expect, it } from 'vitest'
import suite from '../../node_modules/jsonpath-rfc9535/src/__tests__/jsonpath-compliance-test-suite/cts.json'
import { queryJson } from '../../src/engine/json-editor/query/query'

// https://github.com/jsonpath-standard/jsonpath-compliance-test-suite, RFC 9535's own cases

interface Case {
  readonly name: string
  readonly selector: string
  readonly document?: unknown
  readonly result?: readonly unknown[]
  readonly results?: readonly (readonly unknown[])[]
  readonly result_paths?: readonly string[]
  readonly results_paths?: readonly (readonly string[])[]
  readonly invalid_selector?: boolean
}

const cases = suite.tests as readonly Case[]

describe('RFC 9535 compliance cases', () => {
  it.each(cases.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const found = queryJson(JSON.stringify(each.document ?? null), each.selector)
    if (each.invalid_selector) {
      expect(found).toHaveProperty('error')
      return
    }
    if ('error' in found) throw new Error(`${each.selector}: ${found.error.code} at ${found.error.offset}`)
    expect(each.results ?? [each.result]).toContainEqual(found.matches.map(({ value }) => JSON.parse(value)))
    expect(each.results_paths ?? [each.result_paths]).toContainEqual(found.matches.map(({ path }) => path))
  })
})
