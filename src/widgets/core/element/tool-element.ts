import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { version } from '../../../../package.json'
import type { Result } from '../../../engine/core/result'
import type { Memory } from '../base/memory'
import { isSameInput, normalizeInput } from '../base/record'
import { submittedOf } from '../base/summary'
import type { ToolActions, ToolProps, Verdict } from '../base/tool-props'
import { initialIn } from '../tool/initial-in'
import { yieldToBrowser } from '../worker/yield-to-browser'
import { adoptSheets } from './adopt-sheets'
import { camel, flagAttributes, isSet, reflect, textAttributes, upgrade } from './attributes'
import type { Definition, FieldValues } from './definition'
import { ElementWords } from './element-words'
import { fieldValue, firstValue } from './first-value'
import { FormElement, withoutSecrets } from './form-element'
import { hostOptionsOf, widgetProps } from './host-options'
import { keepKeys } from './keys'
import { formatsOf, localeOf } from './language'
import { leaveQueue, mountInTurn, mountNow, setWaiting } from './mount-queue'
import { warnOfAttributes } from './warn'
import type { Texts } from './words'

/**
 * Without custom elements inside. Preact creates elements in their parent's registry, and a shadow root's would still be the
 * old document's after a move to another.
 */
const shadowOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true, customElementRegistry: null }

/** A widget in a shadow root. `definition` has everything specific to a tool. */
export abstract class ToolElement extends FormElement {
  /** The package's version, which is in the events as well. */
  static readonly version = version
  abstract readonly definition: Definition

  /** Undefined until the page or the user sets something. */
  #value: FieldValues | undefined
  /** Values set by attributes, by field. */
  #given = new Map<string, unknown>()
  #properties: Readonly<Record<string, unknown>> = {}
  #actions: { current: ToolActions | null } = { current: null }
  /** The answer while the element is removed from the page. */
  #memory: Memory = {}
  #root?: Root
  #disabled = false
  #container = this.ownerDocument.createElement('div')
  /** What a server has rendered, until the tool is. */
  #early: readonly ChildNode[] = []
  #verdict?: Verdict
  #isChecked = false
  #words = new ElementWords(this, () => this.#render())
  #languages = new MutationObserver(() => this.#readAgain())

  constructor() {
    super()
    const declared = this.internals?.shadowRoot
    const shadow = declared ?? this.attachShadow(shadowOptions)
    if (declared) this.#early = [...shadow.childNodes]
    else shadow.append(this.#container)
    keepKeys(shadow)
    // A click on a label.
    this.addEventListener('click', (event) => event.composedPath()[0] === this && this.focus())
  }

  get value(): FieldValues {
    return this.#value ?? initialIn(this.definition.initial, this.#locale)
  }
  set value(value: FieldValues) {
    this.#set(normalizeInput(this.definition.initial, value))
  }
  get result(): Result<unknown> | undefined {
    this.flush()
    return this.#actions.current?.result
  }
  calculate(): void {
    this.flush()
    if (this.#root) flushSync(() => this.#actions.current?.calculate())
  }
  reset(): void {
    this.flush()
    if (this.#root) flushSync(() => this.#actions.current?.reset())
    this.#memory = {}
    const hasGiven = [...this.definition.names.keys()].some((name) => this.hasAttribute(name))
    this.#set(hasGiven ? firstValue(this, this.definition, this.#locale) : undefined)
  }

  connectedCallback(): void {
    const { names, texts, flags, properties } = this.definition
    const attributes = [...textAttributes, ...flagAttributes, ...names.keys(), ...texts, ...flags].map(camel)
    for (const name of [...attributes, 'value', ...properties]) upgrade(this, name)
    // The language may differ in the element's new place, and a page can switch its own.
    for (const root of [this.ownerDocument, this.getRootNode()])
      this.#languages.observe(root, { subtree: true, attributeFilter: ['lang'] })
    this.#readAgain()
    if (this.#root) return
    if (this.#early.length === 0) setWaiting(this.internals, true)
    mountInTurn(this, this.#mount)
  }
  disconnectedCallback(): void {
    this.#languages.disconnect()
    leaveQueue(this)
    // A move is a removal and an insertion in the same task, so unmount only if the element isn't inserted again.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#root?.unmount()
      this.#root = undefined
    })
  }
  /** Renders anew in another document: style sheets, listeners and the container's registry belong to the old one. */
  adoptedCallback(): void {
    this.#root?.unmount()
    this.#root = undefined
    const before = this.#container
    this.#container = this.ownerDocument.createElement('div')
    before.replaceWith(this.#container)
  }
  attributeChangedCallback(name: string, _: string | null, text: string | null): void {
    this.#isChecked = false
    const field = this.definition.names.get(name)
    if (field) this.#set({ ...(this.#value ?? this.definition.initial), [field]: this.#fromAttribute(name, field) })
    else if (name === 'locale') this.#readAgain()
    // To the browser, any value disables a form control.
    else if (name === 'disabled' && text !== null && !isSet(text)) this.removeAttribute(name)
    else this.#render()
  }
  formDisabledCallback(disabled: boolean): void {
    this.#disabled = disabled
    this.#render()
  }
  /** The value that the page has set for this property. */
  getProperty(name: string): unknown {
    return this.#properties[name]
  }
  setProperty(name: string, value: unknown): void {
    this.#properties = { ...this.#properties, [name]: value }
    this.#render()
  }

  get #locale(): string | undefined {
    return formatsOf(this, Boolean(this.#properties.strings))
  }

  protected get submittedAnswer(): string | undefined {
    this.flush()
    const { isAnswered, summary } = this.#verdict ?? {}
    return isAnswered && summary ? JSON.stringify(submittedOf(summary)) : undefined
  }

  /** In the locale's format, so that it can be edited. */
  #fromAttribute(name: string, field: string): unknown {
    const given = fieldValue(this, name, this.definition, this.#locale)
    this.#given.set(field, given)
    return given
  }

  /** The fields that still have the value of their attribute. */
  get #unedited(): [attribute: string, field: string][] {
    const isUnedited = (field: string) => this.#given.has(field) && this.value[field] === this.#given.get(field)
    return [...this.definition.names].filter(([, field]) => isUnedited(field))
  }

  /** Reformats the attribute values that haven't been edited for another locale. */
  #readAgain(): void {
    void this.#words.read(localeOf(this))
    const values = this.#unedited.map(([name, field]) => [field, this.#fromAttribute(name, field)])
    this.#set(this.#value && { ...this.#value, ...Object.fromEntries(values) })
  }

  #set(value: FieldValues | undefined): void {
    this.#value = value
    this.setFormValue()
    this.#render()
  }

  protected flush(): void {
    mountNow(this)
    if (this.#root) flushSync(() => this.#render())
  }

  readonly #mount = (): void => {
    setWaiting(this.internals, false)
    adoptSheets(this.shadowRoot as ShadowRoot, this.definition.sheets)
    this.#root = createRoot(this.#container)
    this.#render()
  }

  #render(): void {
    if (!this.#root) return
    const { Widget, secret } = this.definition
    const props: ToolProps<object, unknown, string, object> = {
      ...hostOptionsOf(this),
      ...this.#properties,
      strings: this.#words.stringsWith(this.#properties.strings as Texts | undefined),
      ...widgetProps(this, this.definition),
      value: this.value,
      locale: this.#locale,
      actions: this.#actions,
      memory: this.#memory,
      onVerdict: this.#judge,
      onValueChange: (value) => {
        this.#set(value as FieldValues)
        this.#emit('change', value)
      },
      // Once the tool has rendered it, so that a listener can read the element's other properties.
      onResult: (result) =>
        queueMicrotask(() => {
          this.#emit('result', withoutSecrets(result, secret))
          if (!result.ok) this.#emit('error', { issues: result.issues })
        }),
    }
    this.#words.describe(this.#container, this.#locale, Boolean(this.#properties.strings))
    this.#container.inert = this.#disabled
    this.#root.render(createElement(Widget, props))
    if (this.#early.length > 0 && !this.#words.isWaiting) void this.#takeOver()
  }

  /** Shows the tool instead of what a server has rendered, in one task, so that nothing flashes. */
  async #takeOver(): Promise<void> {
    const early = this.#early
    this.#early = []
    const { replaceEarly } = await import('./early-edits')
    const shadow = this.shadowRoot as ShadowRoot
    shadow.append(this.#container)
    this.flush()
    replaceEarly(early, this.#container, shadow.activeElement)
  }

  readonly #judge = (verdict: Verdict): void => {
    const isFirst = !this.#verdict
    this.#verdict = verdict
    const { names, initial } = this.definition
    this.setValidity(verdict, isSameInput(this.value, initial))
    if (!this.#isChecked) warnOfAttributes(this, [...names.values()], new Map(this.#unedited), verdict)
    this.#isChecked = true
    // In a task of its own, so that the code that has added the element can add its listeners first.
    if (isFirst) void yieldToBrowser().then(() => this.#emit('ready', {}))
  }

  /** The record or result with the tool's id and version. */
  #emit(name: string, content: object): void {
    const detail = Object.freeze({ ...content, tool: this.definition.id, version })
    this.dispatchEvent(new CustomEvent(`pegboard-${name}`, { detail, bubbles: true, composed: true }))
  }
}

if (globalThis.HTMLElement) {
  for (const name of textAttributes) reflect(ToolElement.prototype, name, (attribute) => attribute ?? '')
  for (const name of flagAttributes) reflect(ToolElement.prototype, name, isSet)
}
