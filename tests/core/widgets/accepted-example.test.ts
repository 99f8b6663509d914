import { describe, expect } from 'vitest'
import { languages } from '../../../scripts/build/languages'
import { catalog } from '../../../src/catalog'
import type { FieldKind, Fields } from '../../../src/engine/core/fields/field'
import { withValueAt } from '../../../src/widgets/core/base/record'
import { acceptedExample } from '../../../src/widgets/core/tool/field-props'
import { eachRow } from '../../each-row'
import type { EngineModule, Row } from '../../load-tool'

const modules = import.meta.glob<EngineModule>('../../../src/engine/*/*.ts')
/** The engine of every tool. */
const engines = await Promise.all(
  catalog.map(
    async ({ id }) => [id, (await modules[`../../../src/engine/${id}/${id}.ts`]?.()) as EngineModule] as const,
  ),
)

/** The fields of these kinds: 'rate', 'courses.0.credits'. */
const fieldsIn = (fields: Fields, wanted: readonly FieldKind[], path = ''): string[] =>
  Object.entries(fields).flatMap(([name, { kind, fields: row }]) => {
    if (row) return fieldsIn(row, wanted, `${path}${name}.0.`)
    return wanted.includes(kind) ? [path + name] : []
  })

const numeric: readonly FieldKind[] = ['number', 'whole', 'money', 'percent', 'length', 'weight']
const dated: readonly FieldKind[] = ['date', 'time']

/** The issues of a field that contains its own example, typed in the locale. */
function issuesWith(engine: EngineModule, path: string, example: string, locale: string) {
  // If a list starts empty, the example's first row.
  const [list = ''] = path.split('.')
  const rows = engine.initial[list] as readonly Row[] | string
  const start = rows.length === 0 && Array.isArray(rows) ? engine.example : engine.initial
  const result = engine.evaluate(withValueAt(start, path, example), { ...engine.exampleContext, locale })
  return result.ok ? [] : result.issues.filter(({ field }) => field === path)
}

describe.each(['en-US', ...languages])(
  'in %s, a field accepts the example in its error and its placeholder',
  (locale) => {
    eachRow(engines)('%s', (_, engine) => {
      for (const path of fieldsIn(engine.fields, numeric)) {
        const example = acceptedExample(engine.fields, engine.example, path, locale)
        expect(example, path).toMatch(/\d/)
        expect(issuesWith(engine, path, example ?? '', locale), `${path}: ${example}`).toEqual([])
      }
      for (const path of fieldsIn(engine.fields, dated)) {
        const example = acceptedExample(engine.fields, engine.example, path, locale)
        if (example) expect(issuesWith(engine, path, example, locale), `${path}: ${example}`).toEqual([])
      }
    })
  },
)
