import type { earlyEdits } from '../../src/widgets/core/element/early-edits'

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
 * event.
 */
export function replay(edits: ReturnType<typeof earlyEdits>, presses: readonly Event[]): void {
  for (const edit of edits) edit()
  for (const event of presses) {
    const target = event.target as HTMLElement
    if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event))
    else target.closest('button')?.click()
  }
}
