import { elements } from 'virtual:elements'
import { embeds, version } from 'virtual:embeds'
import type { Result } from '../../src/engine/core/result'
import { kebab } from '../../src/widgets/core/element/attributes'
import { engineOf } from '../build/engines'
import { config } from '../config'
import type { Entry } from '../layout/menus'

/** What the builder has to know about a tool: /embed/ID.json. */
export interface ToolFile {
  readonly id: string
  readonly name: string
  /** The address of the tool's page. */
  readonly page: string
  /** Of the embeds. */
  readonly version: string
  /** The hash of the tool's single-file script. */
  readonly integrity: string
  /** An empty tool's fields, locale-independent. */
  readonly initial: Readonly<Record<string, unknown>>
  readonly kinds?: object
  readonly fields: readonly Field[]
  /** Whether the tool has the attribute `currency`. */
  readonly hasCurrency: boolean
  /** The same for `editor`. */
  readonly hasEditor: boolean
}

export interface Field {
  /** 'homePrice' */
  readonly name: string
  /** 'home-price' */
  readonly attribute: string
  /** 'Home price' */
  readonly label: string
  /** Whether there's no answer while it's empty. */
  readonly isNeeded: boolean
}

/** A label's length, in characters. Two fields have other meanings for each type of calculation. */
const longest = 50

export const toolFilePath = (id: string): string => `/embed/${id}.json`

export function toolFile({ id, name }: Entry): string {
  const engine = engineOf(id)
  const { initial = {}, kinds } = engine ?? {}
  const result = engine?.evaluate(initial, { now: 0, ...engine.exampleContext }) as Result<unknown> | undefined
  const needed = new Set(result?.ok === false ? result.issues.map(({ field }) => field?.split('.')[0]) : [])
  const attributes = elements[id]?.attributes ?? []
  const fields = Object.keys(initial).map((field): Field => {
    const attribute = kebab(field)
    // The first sentence of the description: 'Home price. An amount.'
    const [sentence = ''] = attributes.find(({ name }) => name === attribute)?.description.split('.') ?? []
    return { name: field, attribute, label: sentence.length <= longest ? sentence : field, isNeeded: needed.has(field) }
  })
  const has = (name: string) => attributes.some((attribute) => attribute.name === name)
  const { integrity = '' } = embeds[id] ?? {}
  const page = `${config.url}/${id}`
  const shared = { id, name, page, version, integrity, initial, kinds, fields }
  const file: ToolFile = { ...shared, hasCurrency: has('currency'), hasEditor: has('editor') }
  return JSON.stringify(file)
}
