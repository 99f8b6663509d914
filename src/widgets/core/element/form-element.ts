import type { Result } from '../../../engine/core/result'
import type { Verdict } from '../base/tool-props'
import { isSet } from './attributes'

/** Node has no HTMLElement, but importing this file there is harmless. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/**
 * An element as a form control. It's submitted as two entries: under its name the inputs and, if they have an answer,
 * under 'NAME-answer' the answer as it's shown (`submittedOf`), both as JSON.
 */
export abstract class FormElement extends Base {
  static formAssociated = true
  protected readonly internals = this.attachInternals?.()
  #form: HTMLFormElement | null = null

  abstract value: object
  /** Renders what's pending. */
  protected abstract flush(): void
  /** The current answer as JSON, if there's one, without anything secret. */
  protected abstract readonly submittedAnswer: string | undefined
  abstract reset(): void

  get form(): HTMLFormElement | null | undefined {
    return this.internals?.form
  }
  get labels(): NodeList | undefined {
    return this.internals?.labels
  }
  get willValidate(): boolean | undefined {
    return this.internals?.willValidate
  }
  get validity(): ValidityState | undefined {
    this.flush()
    return this.internals?.validity
  }
  get validationMessage(): string | undefined {
    this.flush()
    return this.internals?.validationMessage
  }
  checkValidity(): boolean {
    this.flush()
    return this.internals?.checkValidity() ?? true
  }
  reportValidity(): boolean {
    this.flush()
    return this.internals?.reportValidity() ?? true
  }
  /** Focuses the first field. */
  override focus(options?: FocusOptions): void {
    this.flush()
    const field = firstField(this)
    if (field) field.focus(options)
    else super.focus(options)
  }

  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('formdata', this.#addAnswer)
    this.#form = form
    form?.addEventListener('formdata', this.#addAnswer)
    this.setFormValue()
  }
  formResetCallback(): void {
    this.reset()
  }
  formStateRestoreCallback(state: string): void {
    try {
      this.value = JSON.parse(state)
    } catch {
      this.value = {}
    }
  }

  /** Only inside a form, because a 10 MB text would be serialized on every edit. */
  protected setFormValue(): void {
    if (!this.#form) return
    const text = JSON.stringify(this.value)
    this.internals?.setFormValue(text, text)
  }

  /** Wrong input is invalid and, if the element is `required`, so is no answer. */
  protected setValidity({ isAnswered, issues, sentenceOf, t }: Verdict, isEmpty: boolean): void {
    const wrong = isEmpty ? undefined : issues.find(({ code }) => code !== 'missing')
    const isMissing = isSet(this.getAttribute('required')) && !isAnswered
    const message = wrong ? sentenceOf(wrong) : isMissing ? t.required : ''
    this.internals?.setValidity(
      { customError: Boolean(wrong), valueMissing: isMissing && !wrong },
      message,
      wrongField(this) ?? firstField(this),
    )
  }

  readonly #addAnswer = ({ formData }: FormDataEvent): void => {
    const name = this.getAttribute('name')
    const answer = this.submittedAnswer
    if (name && answer !== undefined && !this.matches(':disabled')) formData.append(`${name}-answer`, answer)
  }
}

/** The first field that can be edited, or else the first button. */
function firstField({ shadowRoot }: Element): HTMLElement | undefined {
  const inside = (selector: string) => shadowRoot?.querySelector<HTMLElement>(`[data-inputs] :is(${selector}):enabled`)
  return inside('input, select, textarea') ?? inside('button') ?? undefined
}

/** The first field with an error, for the browser's message and the focus. */
const wrongField = ({ shadowRoot }: Element) =>
  shadowRoot?.querySelector<HTMLElement>('[data-inputs] [aria-invalid=true]:enabled') ?? undefined

/** The answer without the tool's secrets, such as a password. */
export function withoutSecrets(result: Result<unknown>, secret: readonly string[]): Result<unknown> {
  if (!result.ok || secret.length === 0) return result
  const fields = Object.entries(result.value as object).filter(([key]) => !secret.includes(key))
  return { ok: true, value: Object.fromEntries(fields) }
}
