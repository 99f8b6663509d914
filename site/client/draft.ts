import type { Draft, MountedTool } from '../island/island'

/** All of a history entry's state is copied at each change, and browsers refuse a few megabytes: longer texts are left out. */
const limit = 200_000
/** Wi-Fi codes, keys, tokens and passwords: a browser writes its history to disk. */
const secret = /WIFI:|eyJ[\w-]{10}|-----BEGIN |(passw(or)?d|secret|token|api.?key)\W{0,3}[:=]/i

let newest: Draft | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps what was typed in the history entry's own state: where the back/forward cache has no page (a reload, a full
 * memory), it is there all the same. Browsers ignore a page that changes its history at every key: at most thrice a second.
 */
export function keepDraft({ draft }: MountedTool): void {
  newest = draft
  if (timer) return
  writeDraft()
  pause()
}

/** A page that changes its history after it was left is thrown out of the back/forward cache: it writes now, or not at all. */
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
  const isKept = !isLong && text.length <= limit && !secret.test(text)
  const draft = isKept ? newest : undefined
  if (JSON.stringify(draft) === JSON.stringify(savedDraft())) return
  history.replaceState(draft ? { draft } : null, '')
}

export const savedDraft = (): Draft | undefined => history.state?.draft
