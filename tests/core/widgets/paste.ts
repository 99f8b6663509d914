import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buttonsIn } from '../../controls'
import { doing, type View } from '../../mount'
import { until } from '../../until'

export const button = (root: ParentNode, words: string) =>
  buttonsIn(root).find(({ textContent }) => textContent?.trim() === words) as HTMLButtonElement

/** The field for CSS, which has the focus after the button is pressed. */
export async function pasteField({ root }: View): Promise<HTMLTextAreaElement> {
  await doing(() => button(root, 'Paste CSS').click())
  await until(() => expect(document.activeElement).toBe(root.querySelector('textarea')))
  return root.querySelector('textarea') as HTMLTextAreaElement
}

/** Pastes CSS and presses the button. */
export async function paste(view: View, css: string): Promise<void> {
  const field = await pasteField(view)
  await userEvent.fill(field, css)
  await doing(() => button(view.root, 'Use this CSS').click())
}

/** The computed value of a property on an element with this declaration. */
export function computed(declaration: string, property: string): string {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.cssText = declaration
  const value = getComputedStyle(element).getPropertyValue(property)
  element.remove()
  return value
}

/** A property's values on the painted elements, in page order. */
export const looksOf = (root: ParentNode, property: string): string[] =>
  [...root.querySelectorAll('span')]
    .filter((span) => span.shadowRoot)
    .map((span) => getComputedStyle(span).getPropertyValue(property))
