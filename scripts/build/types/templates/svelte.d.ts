import type { HTMLAttributes } from 'svelte/elements'
import type { PegboardAttributes, PegboardElements, PegboardEvents } from './html.js'

/** Svelte 5 has `onpegboard-result`, earlier versions have `on:pegboard-result`. */
type Tags = {
  [Tag in keyof PegboardElements]: Omit<HTMLAttributes<PegboardElements[Tag]>, keyof PegboardAttributes[Tag]> &
    PegboardAttributes[Tag] & {
      [Name in keyof PegboardEvents[Tag] & string as `on${Name}` | `on:${Name}`]?: (
        event: PegboardEvents[Tag][Name],
      ) => void
    }
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
