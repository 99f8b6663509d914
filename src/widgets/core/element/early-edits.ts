type Field = HTMLInputElement | HTMLSelectElement

/** All fields in a place. */
const fieldsIn = (place: ParentNode) => [...place.querySelectorAll<Field>('input, textarea, select')]

/**
 * The edits made since the server rendered these fields: functions that repeat them, in the same fields or those of
 * another place with the same markup. Reads all fields first, because an edit in one can rerender the others.
 */
export function earlyEdits(place: ParentNode, copy = place): readonly (() => void)[] {
  const targets = fieldsIn(copy)
  return fieldsIn(place).flatMap((field, index) => editOf(field, targets[index]) ?? [])
}

/** Removes the nodes that a server has rendered. What was typed in them, and the focus, go to the tool. */
export function replaceEarly(nodes: readonly ChildNode[], tool: HTMLElement, focused: Element | null): void {
  const place = nodes.find((node) => node instanceof HTMLDivElement)
  const fields = place instanceof HTMLElement ? fieldsIn(place) : []
  const edits = place instanceof HTMLElement ? earlyEdits(place, tool) : []
  const from = fields.indexOf(focused as Field)
  const to = fieldsIn(tool)[from]
  for (const node of nodes) node.remove()
  for (const edit of edits) edit()
  to?.focus()
  if (focused instanceof HTMLInputElement && focused.selectionStart !== null)
    (to as HTMLInputElement).setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

/** Returns a function that repeats the edit made since the server rendered this field, if there was one. */
function editOf(field: Field, target: Field | undefined): (() => void) | undefined {
  const { value } = field
  if (!target) return undefined
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return value === rendered?.value ? undefined : () => type(target, value, 'change')
  }
  if (/checkbox|radio/.test(field.type)) {
    const { checked, defaultChecked } = field
    return checked === defaultChecked || (!checked && field.type === 'radio')
      ? undefined
      : () => check(target as HTMLInputElement, checked)
  }
  if (value === field.defaultValue || field.type === 'file') return undefined
  const { selectionStart, selectionEnd } = field
  return () => {
    type(target, value, 'input')
    if (selectionStart !== null && target.matches(':focus'))
      (target as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  }
}

/** React ignores an event if the value equals the one last set through the field's own property. */
function type(field: Field, value: string, event: 'input' | 'change'): void {
  if (event === 'input') field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}
