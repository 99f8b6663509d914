import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buttonsIn } from '../../controls'
import { until } from '../../until'
import { doing, type View } from '../mount'

export const button = (root: ParentNode, words: string) =>
  buttonsIn(root).find(({ textContent }) => textContent?.trim() === words) as HTMLButtonElement

/** The field for CSS, after a press of the button; it has the focus. */
export async function pasteField({ root }: View): Promise<HTMLTextAreaElement> {
  await doing(() => button(root, 'Paste CSS').click())
  await until(() => expect(document.activeElement).toBe(root.querySelector('textarea')))
  return root.querySelector('textarea') as HTMLTextAreaElement
}

/** Somebody pastes CSS and presses the button. */
export async function paste(view: View, css: string): Promise<void> {
  const field = await pasteField(view)
  await userEvent.fill(field, css)
  await doing(() => button(view.root, 'Use this CSS').click())
}

/** The computed value of a property where this declaration is set on an element. */
export function computed(declaration: string, property: string): string {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.cssText = declaration
  const value = getComputedStyle(element).getPropertyValue(property)
  element.remove()
  return value
}

/** What the painted elements have for a property, in the order of the page. */
export const looksOf = (root: ParentNode, property: string): string[] =>
  [...root.querySelectorAll('span')]
    .filter((span) => span.shadowRoot)
    .map((span) => getComputedStyle(span).getPropertyValue(property))
