import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PegboardAttributes, PegboardElements, PegboardEvents } from './html.js'

type Tags = {
  [Tag in keyof PegboardElements]: Omit<
    DetailedHTMLProps<HTMLAttributes<PegboardElements[Tag]>, PegboardElements[Tag]>,
    keyof PegboardAttributes[Tag]
  > &
    PegboardAttributes[Tag] & {
      [Name in keyof PegboardEvents[Tag] & string as `on${Name}`]?: (event: PegboardEvents[Tag][Name]) => void
    }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
