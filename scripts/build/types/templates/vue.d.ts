import type { HTMLAttributes } from 'vue'
import type { PegboardAttributes, PegboardElements, PegboardEvents } from './html.js'

/** `@pegboard-result` is the prop onPegboardResult. */
type Listener<Name> = Name extends `pegboard-${infer End}` ? `onPegboard${Capitalize<End>}` : never

type Components = {
  [Tag in keyof PegboardElements]: new () => PegboardElements[Tag] & {
    $props: Omit<HTMLAttributes, keyof PegboardAttributes[Tag]> &
      PegboardAttributes[Tag] & {
        [Name in keyof PegboardEvents[Tag] as Listener<Name>]?: (event: PegboardEvents[Tag][Name]) => void
      }
  }
}

declare module 'vue' {
  // Vue's own types have no native `slot`, which a disclaimer needs.
  interface HTMLAttributes {
    slot?: string
  }
  interface GlobalComponents extends Components {}
}
