import { createElement } from 'react'
import { renderToString as render } from 'react-dom/server'
import { componentOf, type ToolId, tagOf } from './catalog'
import * as elements from './elements'
import { englishIn } from './engine/core/numbers/locale'
import { camel, kebab, toAttribute } from './widgets/core/element/attributes'
import type { Definition } from './widgets/core/element/definition'
import { firstValue } from './widgets/core/element/first-value'
import { hostOptionsOf, type Tag, widgetProps } from './widgets/core/element/host-options'
import { directionOf } from './widgets/core/format/direction'

export interface ServerOptions {
  /**
   * Other attributes of the tag, such as `theme`, `locale` or `result-only`, also as properties are called: `resultOnly`. A
   * page in another language than English needs `locale`, because the tag doesn't know the page around it.
   */
  readonly attributes?: Readonly<Record<string, string | boolean>>
  /** The words, such as those in `pegboard/languages/de/ID.json`. English ones for what's missing. */
  readonly strings?: object
  /**
   * Address of the tool's stylesheet (`pegboard/widgets/ID.css`, where you serve it). Without it, the CSS is in a `<style>`,
   * which a strict Content-Security-Policy blocks until the script has run.
   */
  readonly stylesheet?: string
  /** What light children to add, as HTML: a disclaimer (`slot="disclaimer"`). */
  readonly children?: string
}

/**
 * The tag of a tool as HTML, with its first sight in a declarative shadow root: readable before any script has run. The
 * element's script then takes over without a flash, and keeps what was typed until then.
 *
 * @param id The tool's id: 'mortgage-calculator'.
 * @param input Fields by name, locale-free: { homePrice: 420000 }. Missing ones are empty. Others are ignored, so a
 *   request's query can be passed as is.
 * @throws {TypeError} If there's no tool with this id.
 */
export function renderToString(id: ToolId, input: object = {}, options: ServerOptions = {}): string {
  const { [`${componentOf(id)}Element` as keyof typeof elements]: Element } = elements
  if (!Element) throw new TypeError(`There is no tool called ${id}.`)
  const { observedAttributes, prototype } = Element as unknown as ElementInside
  const { definition } = prototype
  const named = attributesNamed(observedAttributes, options.attributes)
  const attributes = attributesOf({ ...fieldsOf(definition, input), ...named })
  const tag: Tag = { localName: tagOf(id), getAttribute: (name) => attributes.get(name) ?? null }
  const given = attributes.get('locale') || undefined
  const locale = given && (options.strings ? given : englishIn(given))
  const props = {
    ...hostOptionsOf(tag),
    ...widgetProps(tag, definition),
    value: firstValue(tag, definition, locale),
    locale,
    strings: options.strings,
  }
  const direction = locale ? ` dir="${directionOf(locale)}"` : ''
  // What the page's own words are in isn't known.
  const language = options.strings ? '' : ' lang="en"'
  const sight = `<div${language}${direction}>${render(createElement(definition.Widget, props))}</div>`
  // Like the element's own (core/element/tool-element.ts).
  const mode = 'shadowrootmode="open" shadowrootdelegatesfocus shadowrootcustomelementregistry'
  const root = `<template ${mode}>${stylesOf(definition, options)}${sight}</template>`
  const written = [...attributes].map(([name, text]) => ` ${name}="${escaped(text)}"`).join('')
  return `<${tagOf(id)}${written}>${root}${options.children ?? ''}</${tagOf(id)}>`
}

/** What the published type of an element's class doesn't have. */
interface ElementInside {
  readonly observedAttributes: readonly string[]
  readonly prototype: { readonly definition: Definition }
}

/** The fields by attribute name. Anything else in the input would become an attribute as well, such as `onclick`. */
const fieldsOf = ({ initial }: Definition, input: object) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([field]) => Object.hasOwn(initial, field))
      .map(([field, value]) => [kebab(field), value]),
  )

/** By the attributes' names: `resultOnly` is `result-only`, and others are lowercase, such as `tabindex`. */
function attributesNamed(known: readonly string[], given: object = {}): object {
  const names = new Map(known.map((name) => [camel(name), name]))
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [names.get(name) ?? name.toLowerCase(), value]),
  )
}

/** As text, by name. Without those that are false or absent. */
function attributesOf(given: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const entries = Object.entries(given).map(([name, value]) => [name, toAttribute(value)] as const)
  return new Map(
    entries.filter((entry): entry is readonly [string, string] => isName(entry[0]) && entry[1] !== undefined),
  )
}

/** Anything else could end the tag. */
const isName = (name: string): boolean => /^[a-z][a-z\d-]*$/.test(name)

const stylesOf = ({ sheets }: Definition, { stylesheet }: ServerOptions): string =>
  stylesheet === undefined
    ? `<style>${sheets.join('')}</style>`
    : `<link rel="stylesheet" href="${escaped(stylesheet)}">`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
