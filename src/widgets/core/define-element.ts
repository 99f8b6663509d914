import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Result } from '../../engine/core/result'
import { adoptSheets } from './adopt-sheets'
import { fieldFromAttribute, kebab } from './attributes'
import { recordLike } from './record'
import type { ToolActions, ToolProps } from './tool-props'

type Input = Readonly<Record<string, unknown>>
// biome-ignore lint/suspicious/noExplicitAny: a widget of any tool; its own types are checked where it is written
type AnyWidget = ComponentType<any>

interface Extras {
  /** Attributes beside the fields, given to the widget as text props: `host`. */
  readonly attributes?: readonly string[]
  /** Properties beside `value`, `result` and `strings`, given to the widget as they are: `rates`. */
  readonly properties?: readonly string[]
  /** Fields of the answer that no event carries; a page that wants them reads `element.result`. */
  readonly secret?: readonly string[]
}

/** Node has no HTMLElement; importing there is harmless. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/**
 * Defines `<pegboard-ID>`: the widget in a shadow root. Attributes are the fields of `initial` in kebab-case, plus
 * `locale`, `theme`, `disabled`; properties `value`, `strings`, `result`; events `pegboard-change` and
 * `pegboard-result`, on a person's action only; methods `calculate()` and `reset()`.
 */
export function defineElement(
  id: string,
  Widget: AnyWidget,
  { initial }: { readonly initial: object },
  sheets: readonly string[],
  { attributes = [], properties = [], secret = [] }: Extras = {},
): typeof HTMLElement {
  const fields = new Map(Object.keys(initial).map((field) => [kebab(field), field]))
  const extras = new Map(attributes.map((name) => [kebab(name), name]))
  const own = ['strings', ...properties]

  class PegboardElement extends Base {
    static formAssociated = true
    static observedAttributes = [...fields.keys(), ...extras.keys(), 'locale', 'disabled']

    #value: Input = { ...initial }
    #given: Record<string, unknown> = {}
    #actions: { current: ToolActions | null } = { current: null }
    #root?: Root
    #internals = this.attachInternals?.()
    #disabled = false

    #container = this.ownerDocument.createElement('div')

    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).append(this.#container)
    }

    get value(): Input {
      return this.#value
    }
    set value(value: Input) {
      this.#set(recordLike<Input>(initial as Input, value))
    }
    get result(): Result<unknown> | undefined {
      this.#flush()
      return this.#actions.current?.result
    }

    /** Answers as a press of the button would, without an event. */
    calculate(): void {
      this.#flush()
      if (this.#root) flushSync(() => this.#actions.current?.calculate())
    }
    /** Back to what the attributes say, without an answer. */
    reset(): void {
      this.#flush()
      if (this.#root) flushSync(() => this.#actions.current?.reset())
      this.#set(this.#fromAttributes())
    }

    connectedCallback(): void {
      for (const name of ['value', ...own]) this.#upgrade(name)
      adoptSheets(this.shadowRoot as ShadowRoot, sheets)
      this.#root ??= createRoot(this.#container)
      this.#render()
    }
    disconnectedCallback(): void {
      // A move is a removal and an insertion in one task: only what stays away is taken down.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
      })
    }
    attributeChangedCallback(name: string): void {
      const field = fields.get(name)
      if (field) this.#set({ ...this.#value, [field]: this.#fromAttributes()[field] })
      else this.#render()
    }
    formAssociatedCallback(): void {
      this.#report()
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
        this.value = initial as Input
      }
    }

    #fromAttributes(): Input {
      const read = (name: string, field: string) =>
        fieldFromAttribute(this.getAttribute(name), (initial as Record<string, unknown>)[field])
      return Object.fromEntries([...fields].map(([name, field]) => [field, read(name, field)]))
    }

    #set(value: Input): void {
      this.#value = value
      this.#report()
      this.#render()
    }

    /** To a form alone: a text of 10 MB would be written out at each edit. */
    #report(): void {
      if (!this.#internals?.form) return
      const text = JSON.stringify(this.#value)
      this.#internals.setFormValue(text, text)
    }

    /** A property set on the tag before the class was known is set again, through the class. */
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
      const props: ToolProps<object, unknown, string, object> = {
        ...this.#given,
        ...Object.fromEntries([...extras].map(([name, prop]) => [prop, this.getAttribute(name) ?? undefined])),
        value: this.#value,
        locale: this.getAttribute('locale') || undefined,
        actions: this.#actions,
        onValueChange: (value) => {
          this.#set(value as Input)
          this.#emit('change', value)
        },
        onResult: (result) => this.#emit('result', redact(result, secret)),
      }
      this.#container.inert = this.#disabled
      this.#root.render(createElement(Widget, props))
    }

    #emit(name: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(`pegboard-${name}`, { detail, bubbles: true, composed: true }))
    }

    static {
      for (const name of own) {
        Object.defineProperty(PegboardElement.prototype, name, {
          get(this: PegboardElement) {
            return this.#given[name]
          },
          set(this: PegboardElement, value: unknown) {
            this.#given = { ...this.#given, [name]: value }
            this.#render()
          },
        })
      }
    }
  }

  const tag = `pegboard-${id}`
  if (!globalThis.customElements) return PegboardElement
  if (!customElements.get(tag)) customElements.define(tag, PegboardElement)
  return customElements.get(tag) as typeof HTMLElement
}

function redact(result: Result<unknown>, secret: readonly string[]): Result<unknown> {
  if (!result.ok || secret.length === 0) return result
  return {
    ok: true,
    value: Object.fromEntries(Object.entries(result.value as object).filter(([key]) => !secret.includes(key))),
  }
}
