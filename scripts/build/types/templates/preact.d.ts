import type { ClassAttributes, HTMLAttributes } from 'preact'
import type { PegboardAttributes, PegboardElements, PegboardEvents } from './html.js'

type Tags = {
  [Tag in keyof PegboardElements]: Omit<HTMLAttributes<PegboardElements[Tag]>, keyof PegboardAttributes[Tag]> &
    ClassAttributes<PegboardElements[Tag]> &
    PegboardAttributes[Tag] & {
      [Name in keyof PegboardEvents[Tag] & string as `on${Name}`]?: (event: PegboardEvents[Tag][Name]) => void
    }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
