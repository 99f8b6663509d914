/** Finds and uses a widget's controls the way a user would, in a document or a shadow root, with React or Preact. */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const visible = (element: Element) => element.checkVisibility()

/**
 * The controls that a user can set. Excludes fields that show a result, controls in an example's answer, and the currency,
 * which is a setting of the view.
 */
export const controlsIn = (root: ParentNode): Control[] =>
  [...root.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      !control.disabled && !control.matches('[readonly], [data-setting]') && !control.closest('[data-status=example]'),
  )

/** The status of the displayed answer: `example`, `current` or `outdated`. Undefined if there's none. */
export const statusIn = (root: ParentNode): string | undefined =>
  root.querySelector<HTMLElement>('[data-status]')?.dataset.status

/** The text controls. */
export const textsIn = (root: ParentNode): Control[] =>
  controlsIn(root).filter((control) => control.matches('textarea, [type=text]'))

export const buttonsIn = (root: ParentNode): HTMLButtonElement[] => [...root.querySelectorAll('button')].filter(visible)

/** The buttons that add a row to a list. They're the controls of a list that's empty. */
export const addersIn = (root: ParentNode): HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>('ol + button:enabled'),
]

/** A field in which Enter, or Ctrl+Enter in a text area, presses the tool's button. */
export const enterable = (root: ParentNode): Control | undefined => {
  const fields = controlsIn(root).filter((control) => !control.matches('[type=checkbox]') && visible(control))
  return fields.find((control) => !control.matches('textarea')) ?? fields[0]
}

/** The values of all controls. */
export const stateOf = (root: ParentNode): string[] =>
  controlsIn(root).map((control) => (isTick(control) ? `${control.value}: ${control.checked}` : control.value))

const isTick = (control: Control): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]')

/** Whether an edit would change nothing: the selected radio button of a group. */
export const isChosen = (control: Control): boolean => control.matches('[type=radio]:checked')

/** Edits a control once, with the events that browsers fire. */
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

/** A valid text that differs from the current one. */
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
  // In a text area, Enter alone adds a line.
  const ctrlKey = control.matches('textarea')
  control.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, composed: true, cancelable: true }))
}

/** Opens all collapsed sections, or those of the fields only. */
export function unfold(root: ParentNode, { answer = true } = {}): void {
  const isWanted = (fold: Element) => answer || !fold.closest('[data-status]')
  const folds = root.querySelectorAll<HTMLElement>('details:not([open]) > summary')
  for (const fold of [...folds].filter(isWanted)) fold.click()
  for (const button of buttonsIn(root).filter(isWanted)) if (button.matches('[aria-expanded=false]')) button.click()
}

/** Texts and attributes that users perceive, except for the controls' values. */
export function wordsIn(root: ParentNode): string[] {
  const words: string[] = []
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.matches('textarea')) words.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll(spoken.map((name) => `[${name}]`).join())) {
    for (const name of spoken) words.push(element.getAttribute(name) ?? '')
  }
  return words.map((text) => text.trim()).filter(Boolean)
}

const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']
