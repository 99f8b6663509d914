import type { MountedTool } from '../island/island'

const isWarned = new Set(['invoice-generator'])
const warn = (event: Event) => event.preventDefault()

/** A document that somebody has filled in is not left by accident. Listens only then: such a page is not kept for Back. */
export function warnUnsaved(id: string, { isUntouched }: MountedTool): void {
  if (isWarned.has(id) && !isUntouched) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}
