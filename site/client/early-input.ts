/** Records clicks on buttons and Enter in fields until the returned function is called, which returns them. */
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
 * Repeats early edits and clicks once the tool is hydrated, because React takes the fields' values as its own without an
 * event. Reads all fields first, because an edit in one can rerender the others.
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

/** Returns a function that repeats the edit made since the server rendered this field, if there was one. */
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

/** React ignores an event if the value equals the one last set through the field's own property. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  if (event === 'input') field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}
