import data from 'virtual:derived/fields.json'
import { embeds, version } from 'virtual:embeds'
import { isNeeded } from '../../src/engine/core/fields/field'
import type { Kinds } from '../../src/widgets/core/base/field-kinds'
import { engineOf } from '../build/engines'
import { config } from '../config'
import type { Entry } from '../layout/menus'
import { elements } from '../reference/elements'

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
  /** Its fields, as its engine describes them. */
  readonly kinds: Kinds
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

export const toolFilePath = (id: string): string => `/embed/${id}.json`

export function toolFile({ id, name }: Entry): string {
  const { fields: kinds = {} } = engineOf(id) ?? {}
  const fields = (data[id] ?? []).map((field): Field => {
    const { name, attribute, label } = field
    return { name, attribute, label, isNeeded: isNeeded(field) }
  })
  const has = (name: string) => elements[id]?.attributes.some((attribute) => attribute.name === name) ?? false
  const { integrity = '' } = embeds[id] ?? {}
  const page = `${config.url}/${id}`
  const shared = { id, name, page, version, integrity, kinds, fields }
  const file: ToolFile = { ...shared, hasCurrency: has('currency'), hasEditor: has('editor') }
  return JSON.stringify(file)
}
