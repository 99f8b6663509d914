import { expect } from 'vitest'
import { tagOf } from '../../src/catalog'
import type { Result } from '../../src/engine/core/result'
import { kebab } from '../../src/widgets/core/element/attributes'
import { controlsIn, isChosen, textsIn } from '../controls'
import type { Tool } from '../load-tool'
import { until } from '../until'

export interface PegboardElement extends HTMLElement {
  value: Readonly<Record<string, unknown>>
  readonly result: Result<unknown> | undefined
  calculate(): void
  reset(): void
}

/** Loads the code that defines an element. `copy` loads another copy. */
export type Load = (id: string, copy?: string) => Promise<unknown>

/** Adds an element to the page, with the context that its engine needs. */
export function create(tool: Tool, attributes: Record<string, string> = {}, properties: object = {}): PegboardElement {
  const element = document.createElement(tagOf(tool.id)) as PegboardElement
  Object.assign(element, tool.context, properties)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

/** Empties the page. */
export const discard = (): void => document.body.replaceChildren()

/** The example of a tool as attributes. */
export function attributesOf({ engine }: Tool): Record<string, string> {
  const entries = Object.entries(engine.example).flatMap(([field, value]) => {
    if (typeof value === 'boolean') return value ? [[kebab(field), '']] : []
    return [[kebab(field), typeof value === 'string' ? value : JSON.stringify(value)]]
  })
  return Object.fromEntries(entries)
}

export const shadow = ({ shadowRoot }: Element): ShadowRoot => shadowRoot as ShadowRoot

/** Waits until it has rendered, with the fields that load when their fold is opened. */
export async function shown(element: PegboardElement): Promise<PegboardElement> {
  await until(() => {
    expect(shadow(element).querySelector('[role=group]')).not.toBeNull()
    expect(shadow(element).querySelector('details[open] [aria-busy]')).toBeNull()
  })
  return element
}

/**
 * Opens all folds, and waits for their fields. Some load on use, also for printing. Then every element made after that has
 * them at once.
 */
export async function openFolds(element: PegboardElement): Promise<void> {
  await shown(element)
  for (const summary of shadow(element).querySelectorAll<HTMLElement>('details:not([open]) > summary')) summary.click()
  await shown(element)
}

/** Waits until pending changes are rendered, which reading the result does. */
export async function settle(element: PegboardElement): Promise<void> {
  await Promise.resolve()
  void element.result
}

/** Waits for a result with this `ok`, or for any if it's undefined. */
export async function example(element: PegboardElement, ok: boolean | undefined = true): Promise<PegboardElement> {
  await until(() => {
    if (ok === undefined) expect(element.result).toBeDefined()
    else expect(element.result).toMatchObject({ ok })
  })
  return element
}

/** An element with the example and its answer. */
export async function answered(tool: Tool): Promise<PegboardElement> {
  const element = await shown(create(tool, attributesOf(tool)))
  element.calculate()
  await example(element)
  await settle(element)
  return element
}

/** The first text field, or else another control that can be edited. */
export const writable = (element: Element) =>
  textsIn(shadow(element))[0] ?? controlsIn(shadow(element)).find((control) => !isChosen(control))

/** The color of the card. */
export const paperOf = (element: Element): string =>
  getComputedStyle(shadow(element).querySelector('[role=group] > * > *') as Element).backgroundColor
