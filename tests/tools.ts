import type { ComponentType } from 'react'
import { catalog, componentOf } from '../src/catalog'
import type { Engine, Fields } from '../src/engine/core/engine'
import type { ToolProps } from '../src/widgets/core/tool/tool-props'
import { lazyParts } from '../src/widgets/invoice-generator/invoice-generator.parts'
import { lazyParts as lazyIpParts } from '../src/widgets/ip-lookup/ip-lookup.parts'

export interface EngineModule extends Engine<Fields, unknown, string, object> {
  /** What `example` also needs to have an answer, as props of the widget or properties of the element. */
  readonly exampleContext?: object
}

export interface Words {
  readonly [name: string]: string | Words
}

export type Props = ToolProps<Fields, unknown, string, Words>

export interface ToolUnderTest {
  readonly id: string
  readonly engine: EngineModule
  readonly Widget: ComponentType<Props>
  readonly strings: Words & { readonly name: string; readonly copy: string; readonly copied: string }
  readonly context: object
}

const engines = import.meta.glob<EngineModule>('../src/engine/*.ts')
const views = import.meta.glob<Record<string, ComponentType<Props>>>('../src/widgets/*/*.tsx')
const words = import.meta.glob<{ strings: ToolUnderTest['strings'] }>('../src/widgets/*/*.strings.ts')

// Fields that load when a fold is opened, and answers of code that loads. Loaded before the tests start, so that they're
// there at once.
lazyParts.module = await lazyParts.fetch()
lazyIpParts.module = await lazyIpParts.fetch()

/** The ids of tools with a widget. The completeness test reports the others. */
const ids = catalog.map(({ id }) => id).filter((id) => `../src/widgets/${id}/${id}.tsx` in views)

const loaded = await Promise.allSettled(ids.map(load))

/** Every tool in the catalog. */
export const tools: readonly ToolUnderTest[] = loaded.flatMap((tool) => (tool.status === 'fulfilled' ? tool.value : []))

/** Why a tool can't be imported. The others are still tested. */
export const broken: readonly string[] = loaded.flatMap((tool, at) =>
  tool.status === 'rejected' ? `${ids[at]}: ${tool.reason}` : [],
)

async function load(id: string): Promise<ToolUnderTest> {
  const [engine, view, { strings }] = await Promise.all([
    take(engines, `../src/engine/${id}.ts`),
    take(views, `../src/widgets/${id}/${id}.tsx`),
    take(words, `../src/widgets/${id}/${id}.strings.ts`),
  ])
  const Widget = view[componentOf(id)]
  if (!Widget) throw new Error(`${id}.tsx does not export ${componentOf(id)}`)
  return { id, engine, Widget, strings, context: engine.exampleContext ?? {} }
}

function take<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const module = modules[path]
  if (!module) throw new Error(`${path} is missing`)
  return module()
}

/** Fields of views that load on use, which the tool's own test has (json-editor.fields.test.tsx). */
export const fieldsOfViews: Readonly<Record<string, readonly string[]>> = {
  'json-editor': ['query', 'other', 'ignoreOrder', 'numbersAsWritten', 'schema'],
}
