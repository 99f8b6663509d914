/** Clicks on buttons, and Enter in fields, that come before the tool can answer; the function given back ends the record. */
export function recordPresses(place: HTMLElement): () => readonly Event[] {
  const presses: Event[] = []
  const record = (event: Event) => {
    const isPress =
      event instanceof KeyboardEvent
        ? event.key === 'Enter' && !event.isComposing && (event.target as Element).matches('input, select, textarea')
        : (event.target as Element).closest('button:not([popovertarget])')
    if (isPress) presses.push(event)
  }
  for (const type of ['click', 'keydown']) place.addEventListener(type, record)
  return () => {
    for (const type of ['click', 'keydown']) place.removeEventListener(type, record)
    return presses
  }
}

/**
 * Gives the hydrated tool what was typed, chosen and pressed before: React takes for its own whatever a field holds. All
 * is read first, because an answer to one field redraws the others.
 */
export function replay(place: HTMLElement, presses: readonly Event[]): void {
  const edits = [...place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, textarea, select')].flatMap(
    (field) => editOf(field) ?? [],
  )
  for (const edit of edits) edit()
  for (const event of presses) {
    const target = event.target as HTMLElement
    if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event))
    else target.closest('button')?.click()
  }
}

/** Makes again the edit that this field has had since the server rendered it. */
function editOf(field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return value === rendered?.value ? undefined : () => type(field, value, 'change')
  }
  if (/checkbox|radio/.test(field.type)) {
    const { checked, defaultChecked } = field
    return checked === defaultChecked || (!checked && field.type === 'radio') ? undefined : () => check(field, checked)
  }
  if (value === field.defaultValue || field.type === 'file') return undefined
  const { selectionStart, selectionEnd } = field
  return () => {
    type(field, value, 'input')
    if (selectionStart !== null && field.matches(':focus')) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** React compares with what was last set through the field's own property, and believes only a change. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  if (event === 'input') field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}
