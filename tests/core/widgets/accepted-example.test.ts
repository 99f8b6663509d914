import { describe, expect } from 'vitest'
import { languages } from '../../../scripts/build/languages'
import { catalog } from '../../../src/catalog'
import type { Row } from '../../../src/engine/core/engine'
import type { AnyKinds } from '../../../src/widgets/core/base/field-kinds'
import { withValueAt } from '../../../src/widgets/core/base/record'
import { acceptedExample } from '../../../src/widgets/core/tool/field-props'
import { eachRow } from '../../each-row'
import type { EngineModule } from '../../tools'

const modules = import.meta.glob<EngineModule>('../../../src/engine/*/*.ts')
/** The engine of every tool. */
const engines = await Promise.all(
  catalog.map(
    async ({ id }) => [id, (await modules[`../../../src/engine/${id}/${id}.ts`]?.()) as EngineModule] as const,
  ),
)

/** The fields of these kinds: 'rate', 'courses.0.credits'. */
const fieldsIn = (kinds: AnyKinds, wanted: readonly string[], path = ''): string[] =>
  Object.entries(kinds).flatMap(([field, kind]) => {
    if (typeof kind === 'object') return fieldsIn(kind, wanted, `${path}${field}.0.`)
    return wanted.includes(kind ?? '') ? [path + field] : []
  })

const numeric = ['number', 'money', 'percent']
const dated = ['date', 'time']
const fieldsOf = ({ kinds }: EngineModule, wanted: readonly string[]) => fieldsIn((kinds ?? {}) as AnyKinds, wanted)

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
      for (const path of fieldsOf(engine, numeric)) {
        const example = acceptedExample(engine, path, locale)
        expect(example, path).toMatch(/\d/)
        expect(issuesWith(engine, path, example ?? '', locale), `${path}: ${example}`).toEqual([])
      }
      for (const path of fieldsOf(engine, dated)) {
        const example = acceptedExample(engine, path, locale)
        if (example) expect(issuesWith(engine, path, example, locale), `${path}: ${example}`).toEqual([])
      }
    })
  },
)
