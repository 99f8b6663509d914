import type { JSX } from 'solid-js'
import type { PegboardAttributes, PegboardElements, PegboardEvents } from './html.js'

/** Solid sets a property for `prop:amount`, and an attribute for `attr:amount` and `bool:compact`. */
type Prefixed<Attributes> = {
  [Name in keyof Attributes & string as `${'prop' | 'attr' | 'bool'}:${Name}`]?: Attributes[Name]
}

type Tags = {
  [Tag in keyof PegboardElements]: Omit<JSX.HTMLAttributes<PegboardElements[Tag]>, keyof PegboardAttributes[Tag]> &
    PegboardAttributes[Tag] &
    Prefixed<PegboardAttributes[Tag]> & {
      [Name in keyof PegboardEvents[Tag] & string as `on:${Name}`]?: (event: PegboardEvents[Tag][Name]) => void
    }
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
