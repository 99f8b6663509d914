import type { MountedTool } from '../island/mounted-tool'

const isWarned = new Set(['invoice-generator'])
const warn = (event: Event) => event.preventDefault()

/** Asks before the user leaves a filled-in document. Listens only then, because it affects the back/forward cache. */
export function warnUnsaved(id: string, { isUntouched }: MountedTool): void {
  if (isWarned.has(id) && !isUntouched) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}
