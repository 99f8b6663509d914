import type { Issue, Result } from '../../../engine/core/result'
import type { Overrides } from '../base/strings'

// The types of the elements, without React's. scripts/build/types/element-types.ts adds each tool's fields, and
// scripts/build/docs reads the descriptions.

/** The attributes that every element has, each with a property of the same name. */
export interface SharedAttributes {
  /**
   * The language of the texts, numbers and dates: `de-DE`. Without translations, they're English, with the region's
   * numbers. Default: the page's.
   */
  locale: string
  /** The color scheme. Default: the page's `color-scheme`. */
  theme: '' | 'light' | 'dark' | 'auto'
  /** The name in a form. The inputs are submitted under this name, and the answer under `NAME-answer`, both as JSON. */
  name: string
  /** A heading above the card. */
  heading: string
  /** The names of fields that aren't shown, separated by spaces. Their values still count. */
  hide: string
  /** The names of fields that can't be changed, separated by spaces. */
  lock: string
  /** Shows a link to the tool's page below the card, or to the URL given. */
  attribution: string
  /** Turns the tool off. */
  disabled: boolean
  /** In a form, makes the element invalid until it has an answer. */
  required: boolean
  /** Less padding and no samples. */
  compact: boolean
  /** Shows only the answer, without the inputs. */
  resultOnly: boolean
}

/** In the details of every event. */
export interface EventSource {
  /** The tool's id, such as `mortgage-calculator`. */
  readonly tool: string
  /** The version of Pegboard. */
  readonly version: string
}

/** The events of an element. They bubble and cross shadow roots. */
export interface PegboardEventMap<Input = object, Output = unknown, Code extends string = string> {
  /** Fired once, after the tool is shown. */
  'pegboard-ready': CustomEvent<EventSource>
  /** Fired after a visitor's edit. `detail` is the input. */
  'pegboard-change': CustomEvent<Input & EventSource>
  /** Fired after a visitor's edit or click led to a result. `detail` has either the answer or the errors. */
  'pegboard-result': CustomEvent<Result<Output, Code> & EventSource>
  /** Fired after a visitor's edit or click led to errors, or if a part of the tool didn't load. */
  'pegboard-error': CustomEvent<{ readonly issues: readonly Issue<Code | 'not-loaded'>[] } & EventSource>
}

/** Numbers can be set as such. They become text. */
export type Settable<Input> = {
  readonly [Field in keyof Input]?: Input[Field] extends string ? Input[Field] | number : Input[Field]
}

/** A tool as an element. */
export interface PegboardElement<
  Input extends object,
  Output,
  Code extends string,
  Strings,
  Events extends PegboardEventMap = PegboardEventMap<Input, Output, Code>,
> extends HTMLElement,
    SharedAttributes {
  /** The input, as the visitor sees it. */
  get value(): Input
  set value(value: Settable<Input>)
  /** The answer or the errors. Undefined before the first calculation. */
  readonly result: Result<Output, Code> | undefined
  /** Replacements for any of the texts. */
  strings: Overrides<Strings> | undefined
  /** The form that contains the element. */
  readonly form: HTMLFormElement | null
  /** The labels of the element in the page. */
  readonly labels: NodeList
  /** Whether a form checks the element. */
  readonly willValidate: boolean
  /** What's wrong with the input, as for a form control. */
  readonly validity: ValidityState
  /** The error as text. Empty if there's none. */
  readonly validationMessage: string

  /** Calculates like the button, but without an event. */
  calculate(): void
  /** Restores the values of the attributes and removes the answer. */
  reset(): void
  /** Focuses the first field. */
  focus(options?: FocusOptions): void
  /** Returns whether the input is valid. */
  checkValidity(): boolean
  /** Returns whether the input is valid, and shows the error if it isn't. */
  reportValidity(): boolean

  addEventListener<Name extends keyof PegboardEventMap>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/**
 * What a template can set on every element. `result-only` is the attribute of `resultOnly`.
 * @public The declarations from scripts/build/types import it.
 */
export interface ElementAttributes<Input, Strings> extends Partial<Omit<SharedAttributes, 'attribution'>> {
  attribution?: string | boolean
  'result-only'?: boolean
  value?: Settable<Input>
  strings?: Overrides<Strings>
}

/** The class of an element. */
export interface ElementClass<Element extends HTMLElement = HTMLElement> {
  new (): Element
  readonly prototype: Element
  /** The version of Pegboard. */
  readonly version: string
}

declare global {
  /** For listeners on a parent or the document, where the tool isn't known. */
  interface GlobalEventHandlersEventMap extends PegboardEventMap {}
}
