import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/engine/core/engine'
import type { AnyKinds } from '../../../src/widgets/core/tool/field-kinds'
import { acceptedExample } from '../../../src/widgets/core/tool/field-props'
import { withValueAt } from '../../../src/widgets/core/tool/record'
import { tools } from '../../tools'

/** The number fields: 'rate', 'courses.0.credits'. */
const numericIn = (kinds: AnyKinds, path = ''): string[] =>
  Object.entries(kinds).flatMap(([field, kind]) => {
    if (typeof kind === 'object') return numericIn(kind, `${path}${field}.0.`)
    return ['number', 'money', 'percent'].includes(kind ?? '') ? [path + field] : []
  })

const withNumbers = tools.filter(({ engine }) => numericIn((engine.kinds ?? {}) as AnyKinds).length > 0)

describe('the example in a field’s error is accepted by that field', () => {
  it.each(withNumbers.map((tool) => [tool.id, tool] as const))('%s', (_, { engine, context }) => {
    for (const path of numericIn(engine.kinds as AnyKinds)) {
      const example = acceptedExample(engine, path, 'en-US')
      expect(example, path).toMatch(/\d/)
      // If a list starts empty, the example's first row.
      const [list = ''] = path.split('.')
      const rows = engine.initial[list] as readonly Row[] | string
      const start = rows.length === 0 && Array.isArray(rows) ? engine.example : engine.initial
      const result = engine.evaluate(withValueAt(start, path, example), context)
      expect(result.ok ? [] : result.issues.filter(({ field }) => field === path), path).toEqual([])
    }
  })
})
