import type { ComponentType } from 'react'
import { componentOf } from '../src/catalog'
import type { Fields } from '../src/engine/core/fields/field'
import type { Result } from '../src/engine/core/result'
import type { ToolProps } from '../src/widgets/core/base/tool-props'

/** A row of a list field, such as one course. */
export type Row = Readonly<Record<string, string | boolean>>

/** The text typed in each field. A list field holds rows. */
export type Input = Readonly<Record<string, string | boolean | readonly Row[]>>

/** What every engine exports. */
export interface EngineModule {
  readonly fields: Fields
  /** The input of an empty tool. */
  readonly initial: Input
  /** An input that has an answer, with numbers and dates in locale-independent form. */
  readonly example: Input
  /** Total: any record of strings gives a result, and nothing throws. */
  evaluate(input: Input, context?: object): Result<unknown>
  /** What `example` also needs to have an answer, as props of the widget or properties of the element. */
  readonly exampleContext?: object
}

export interface Words {
  readonly [name: string]: string | Words
}

export type Props = ToolProps<Input, unknown, string, Words>

/** A tool without its view. */
export interface Tool {
  readonly id: string
  readonly engine: EngineModule
  readonly strings: Words & { readonly name: string; readonly copy: string; readonly copied: string }
  readonly context: object
}

export interface ToolUnderTest extends Tool {
  readonly Widget: ComponentType<Props>
}

interface Lazy {
  module?: unknown
  fetch(): Promise<unknown>
}

const engines = import.meta.glob<EngineModule>('../src/engine/*/*.ts')
const views = import.meta.glob<Record<string, ComponentType<Props>>>('../src/widgets/*/*.tsx')
const words = import.meta.glob<{ strings: Tool['strings'] }>('../src/widgets/*/*.strings.ts')
const parts = import.meta.glob<{ lazyParts: Lazy }>('../src/widgets/*/*.lazy.ts')

export const hasView = (id: string): boolean => viewOf(id) in views

/** A tool by its id. A test that needs one or a few loads those, because all 37 take seconds. */
export async function loadTool(id: string): Promise<ToolUnderTest> {
  const [tool, view, lazy] = await Promise.all([
    loadEngine(id),
    take(views, viewOf(id)),
    parts[`../src/widgets/${id}/${id}.lazy.ts`]?.(),
  ])
  const Widget = view[componentOf(id)]
  if (!Widget) throw new Error(`${id}.tsx does not export ${componentOf(id)}`)
  // Fields that load when a fold is opened, and answers of code that loads. Loaded before the tests start, so that they're
  // there at once.
  if (lazy) lazy.lazyParts.module = await lazy.lazyParts.fetch()
  return { ...tool, Widget }
}

/** A tool without its view, for tests of built elements, which have their own. */
export async function loadEngine(id: string): Promise<Tool> {
  const [engine, { strings }] = await Promise.all([
    take(engines, `../src/engine/${id}/${id}.ts`),
    take(words, `../src/widgets/${id}/${id}.strings.ts`),
  ])
  return { id, engine, strings, context: engine.exampleContext ?? {} }
}

const viewOf = (id: string): string => `../src/widgets/${id}/${id}.tsx`

function take<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const module = modules[path]
  if (!module) throw new Error(`${path} is missing`)
  return module()
}
