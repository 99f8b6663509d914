import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Result } from '../../../engine/core/result'
import { type AnyKinds, localize, mapTexts } from '../tool/field-kinds'
import { normalizeInput } from '../tool/record'
import type { ToolActions, ToolProps } from '../tool/tool-props'
import type { Memory } from '../tool/use-kept'
import { initialIn } from '../units/initial-in'
import { adoptSheets } from './adopt-sheets'
import { fieldFromAttribute } from './attributes'

export type Input = Readonly<Record<string, unknown>>

/** The definition of a tool's element. */
export interface Definition {
  // biome-ignore lint/suspicious/noExplicitAny: any tool’s widget; each one is type-checked in its own file
  readonly Widget: ComponentType<any>
  readonly initial: Input
  readonly kinds: AnyKinds | undefined
  /** The CSS texts of its style sheets. */
  readonly sheets: readonly string[]
  /** Fields by attribute name: 'home-price' is `homePrice`. */
  readonly fields: ReadonlyMap<string, string>
  /** Attributes for other text props of the widget: 'host'. */
  readonly extras: ReadonlyMap<string, string>
  /** Properties passed to the widget as is: 'strings', 'rates'. */
  readonly properties: readonly string[]
  /** Fields of the answer that are left out of events. Read them from `element.result`. */
  readonly secret: readonly string[]
}

/** Node has no HTMLElement, but importing this file there is harmless. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/** A widget in a shadow root. `definition` has everything specific to a tool. */
export abstract class ToolElement extends Base {
  static formAssociated = true
  abstract readonly definition: Definition

  /** Undefined until the page or the user sets something. */
  #value: Input | undefined
  /** Values set by attributes, by field. */
  #given = new Map<string, unknown>()
  #properties: Readonly<Record<string, unknown>> = {}
  #actions: { current: ToolActions | null } = { current: null }
  /** The answer while the element is removed from the page. */
  #memory: Memory = {}
  #root?: Root
  #internals = this.attachInternals?.()
  #disabled = false
  #container = this.ownerDocument.createElement('div')

  constructor() {
    super()
    this.attachShadow({ mode: 'open' }).append(this.#container)
  }

  get value(): Input {
    return this.#value ?? initialIn(this.definition.initial, this.#locale)
  }
  set value(value: Input) {
    this.#set(normalizeInput(this.definition.initial, value))
  }
  get result(): Result<unknown> | undefined {
    this.#flush()
    return this.#actions.current?.result
  }

  /** Calculates like the button, but without an event. */
  calculate(): void {
    this.#flush()
    if (this.#root) flushSync(() => this.#actions.current?.calculate())
  }
  /** Resets the tool to its attributes, without an answer. */
  reset(): void {
    this.#flush()
    if (this.#root) flushSync(() => this.#actions.current?.reset())
    this.#memory = {}
    const { fields, initial } = this.definition
    const given = [...fields].filter(([name]) => this.hasAttribute(name))
    const values = given.map(([name, field]) => [field, this.#fromAttribute(name, field)])
    this.#set(given.length > 0 ? { ...initial, ...Object.fromEntries(values) } : undefined)
  }

  connectedCallback(): void {
    for (const name of ['value', ...this.definition.properties]) this.#upgrade(name)
    adoptSheets(this.shadowRoot as ShadowRoot, this.definition.sheets)
    this.#root ??= createRoot(this.#container)
    // The language may differ in the element's new place.
    this.#readAgain()
  }
  disconnectedCallback(): void {
    // A move is a removal and an insertion in the same task, so unmount only if the element isn't inserted again.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#root?.unmount()
      this.#root = undefined
    })
  }
  attributeChangedCallback(name: string): void {
    const field = this.definition.fields.get(name)
    if (field) this.#set({ ...(this.#value ?? this.definition.initial), [field]: this.#fromAttribute(name, field) })
    else if (name === 'locale') this.#readAgain()
    else this.#render()
  }
  formAssociatedCallback(): void {
    this.#setFormValue()
  }
  formResetCallback(): void {
    this.reset()
  }
  formDisabledCallback(disabled: boolean): void {
    this.#disabled = disabled
    this.#render()
  }
  formStateRestoreCallback(state: string): void {
    try {
      this.value = JSON.parse(state)
    } catch {
      this.value = this.definition.initial
    }
  }

  /** The value that the page has set for this property. */
  getProperty(name: string): unknown {
    return this.#properties[name]
  }
  setProperty(name: string, value: unknown): void {
    this.#properties = { ...this.#properties, [name]: value }
    this.#render()
  }

  /** The `locale` attribute, or the language of the surrounding page. */
  get #locale(): string | undefined {
    const attribute = this.getAttribute('locale')
    if (attribute) return attribute
    let place: Element | null = this.closest('[lang]')
    for (let root = this.getRootNode(); !place && root instanceof ShadowRoot; root = root.host.getRootNode())
      place = root.host.closest('[lang]')
    const language = place?.getAttribute('lang')
    return language && language !== 'en' ? language : undefined
  }

  /** In the locale's format, so that it can be edited. */
  #fromAttribute(name: string, field: string): unknown {
    const { initial, kinds } = this.definition
    const value = { [field]: fieldFromAttribute(this.getAttribute(name), initial[field]) }
    const locale = this.#locale ?? 'en-US'
    const given = mapTexts(value, kinds, (text, kind) => localize(text, kind, locale))[field]
    this.#given.set(field, given)
    return given
  }

  /** Reformats the attribute values that haven't been edited for another locale. */
  #readAgain(): void {
    const isUnedited = ([, field]: readonly [string, string]) =>
      this.#given.has(field) && this.value[field] === this.#given.get(field)
    const fields = [...this.definition.fields].filter(isUnedited)
    const values = fields.map(([name, field]) => [field, this.#fromAttribute(name, field)])
    this.#set(this.#value && { ...this.#value, ...Object.fromEntries(values) })
  }

  #set(value: Input | undefined): void {
    this.#value = value
    this.#setFormValue()
    this.#render()
  }

  /** Only inside a form, because a 10 MB text would be serialized on every edit. */
  #setFormValue(): void {
    if (!this.#internals?.form) return
    const text = JSON.stringify(this.value)
    this.#internals.setFormValue(text, text)
  }

  /** A property set before the class was defined is set again, through the class. */
  #upgrade(name: string): void {
    if (!Object.hasOwn(this, name)) return
    const self = this as unknown as Record<string, unknown>
    const value = self[name]
    delete self[name]
    self[name] = value
  }

  #flush(): void {
    if (this.#root) flushSync(() => this.#render())
  }

  #render(): void {
    if (!this.#root) return
    const { Widget, extras, secret } = this.definition
    const props: ToolProps<object, unknown, string, object> = {
      ...this.#properties,
      ...Object.fromEntries([...extras].map(([name, prop]) => [prop, this.getAttribute(name) ?? undefined])),
      value: this.value,
      locale: this.#locale,
      actions: this.#actions,
      memory: this.#memory,
      onValueChange: (value) => {
        this.#set(value as Input)
        this.#emit('change', value)
      },
      onResult: (result) => this.#emit('result', withoutSecrets(result, secret)),
    }
    this.#container.inert = this.#disabled
    this.#root.render(createElement(Widget, props))
  }

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`pegboard-${name}`, { detail, bubbles: true, composed: true }))
  }
}

function withoutSecrets(result: Result<unknown>, secret: readonly string[]): Result<unknown> {
  if (!result.ok || secret.length === 0) return result
  const fields = Object.entries(result.value as object).filter(([key]) => !secret.includes(key))
  return { ok: true, value: Object.fromEntries(fields) }
}
