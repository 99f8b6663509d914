import type { MountedTool } from '../island/mounted-tool'

const warn = (event: Event) => event.preventDefault()

/** Asks before the user leaves a filled-in document. Listens only then, because it affects the back/forward cache. */
export function warnUnsaved({ dataset }: HTMLElement, { isUntouched }: MountedTool): void {
  if ('document' in dataset && !isUntouched) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}
