/** Finds and moves the controls of a widget as a person would, in a document or in a shadow root, with React or our own small one. */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const visible = (element: Element) => element.checkVisibility()

/**
 * Those that a person can set; a field that shows a result is none, nor is what belongs to an example's answer, or the
 * currency, which is a setting of the view.
 */
export const controlsIn = (root: ParentNode): Control[] =>
  [...root.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      !control.disabled && !control.matches('[readonly], [data-setting]') && !control.closest('[data-status=example]'),
  )

/** Where the answer on screen is from: `example`, `current` or `outdated`; nothing where there is none. */
export const statusIn = (root: ParentNode): string | undefined =>
  root.querySelector<HTMLElement>('[data-status]')?.dataset.status

/** Those in which a person writes. */
export const textsIn = (root: ParentNode): Control[] =>
  controlsIn(root).filter((control) => control.matches('textarea, [type=text]'))

export const buttonsIn = (root: ParentNode): HTMLButtonElement[] => [...root.querySelectorAll('button')].filter(visible)

/** A field in which Enter, or in a text of many lines Ctrl and Enter, presses the tool's button. */
export const enterable = (root: ParentNode): Control | undefined => {
  const fields = controlsIn(root).filter((control) => !control.matches('[type=checkbox]') && visible(control))
  return fields.find((control) => !control.matches('textarea')) ?? fields[0]
}

/** What all the controls say. */
export const stateOf = (root: ParentNode): string[] =>
  controlsIn(root).map((control) => (isTick(control) ? `${control.value}: ${control.checked}` : control.value))

const isTick = (control: Control): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]')

/** True where an edit would change nothing: the chosen one of a group. */
export const isChosen = (control: Control): boolean => control.matches('[type=radio]:checked')

/** Sets a control as a person's edit would: one edit, the events that browsers fire for it. */
export function edit(control: Control, text = another(control)): void {
  if (isTick(control)) {
    control.click()
    return
  }
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  property?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  if (control.matches('select, [type=range], [type=color]')) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** A valid text that is not the one that stands there. */
function another(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].find(({ value }) => value !== control.value)?.value ?? control.value
  }
  if (control instanceof HTMLInputElement && control.type === 'range')
    return control.value === control.min ? control.max : control.min
  if (control.type === 'color' || /^#[\da-f]{6}$/i.test(control.value))
    return control.value === '#123456' ? '#654321' : '#123456'
  return `${control.value}1`
}

export function press(control: Element, key: string): void {
  // In a text of many lines Enter alone is a line.
  const ctrlKey = control.matches('textarea')
  control.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, composed: true, cancelable: true }))
}

/** Unfolds all that is folded away. */
export function unfold(root: ParentNode): void {
  for (const summary of root.querySelectorAll<HTMLElement>('details:not([open]) > summary')) summary.click()
  for (const button of buttonsIn(root)) if (button.matches('[aria-expanded=false]')) button.click()
}

/** Texts and attributes that reach a person, save what stands in the controls. */
export function wordsIn(root: ParentNode): string[] {
  const words: string[] = []
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.matches('textarea')) words.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('*')) {
    for (const name of spoken) words.push(element.getAttribute(name) ?? '')
  }
  return words.map((text) => text.trim()).filter(Boolean)
}

const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']
