import type { Draft, MountedTool } from '../island/mounted-tool'

/** Longer texts aren't saved: every change copies a history entry's whole state, and browsers reject a few megabytes. */
const limit = 200_000
/** Wi-Fi codes, keys, tokens and passwords. They aren't saved, because browsers write their history to disk. */
const secret = /WIFI:|eyJ[\w-]{10}|-----BEGIN |(passw(or)?d|secret|token|api.?key)\W{0,3}[:=]/i

/** Whether a text may be part of the history. */
export const mayBeSaved = (text: string): boolean => text.length <= limit && !secret.test(text)

let newest: Draft | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Saves what was typed in the history entry's state, for when the page isn't in the back/forward cache (after a reload or
 * when memory is low). Saves at most three times a second, because browsers ignore more frequent changes to the history.
 */
export function keepDraft({ draft }: MountedTool): void {
  newest = draft
  if (timer) return
  writeDraft()
  pause()
}

/** Saves before the page is left. Changing the history later would remove the page from the back/forward cache. */
export function writeLastDraft(): void {
  clearTimeout(timer)
  writeDraft()
  pause()
}

function pause(): void {
  timer = setTimeout(() => {
    timer = undefined
    writeDraft()
  }, 300)
}

export function writeDraft(): void {
  if (!newest) return
  const isLong = Object.values(newest.typed).some((text) => typeof text === 'string' && text.length > limit)
  const text = isLong ? '' : JSON.stringify(newest)
  const isKept = !isLong && mayBeSaved(text)
  const draft = isKept ? newest : undefined
  if (JSON.stringify(draft) === JSON.stringify(savedDraft())) return
  history.replaceState(draft ? { draft } : null, '')
}

export const savedDraft = (): Draft | undefined => history.state?.draft
