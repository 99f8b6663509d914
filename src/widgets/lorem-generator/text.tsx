import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { bar, secondary } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { useBrowserLayoutEffect } from '../core/base/use-browser-layout-effect'
import { useWords } from '../core/words/use-words'
import * as css from './lorem-generator.css'
import type { strings } from './lorem-generator.strings'

const DownIcon = icon('m3.5 6 4.5 4.5L12.5 6')
const UpIcon = icon('m3.5 10.5L8 6l4.5 4.5')

/** A text up to this height, in pixels, is shown whole: somewhat more than a cut one, which would only lack a line. */
const maxHeight = 440

interface FillerTextProps {
  readonly text: string
  /** The Copy buttons, which copy all of it. */
  readonly children: ReactNode
}

/** The text. A long one is cut, with a button that shows all of it. */
export function FillerText({ text, children }: FillerTextProps) {
  const { t } = useWords<typeof strings>()
  const [isWhole, setWhole] = useState(false)
  const box = useRef<HTMLElement>(null)
  const isLong = useIsLong(box, text)
  return (
    <>
      <section
        ref={box}
        className={isWhole ? css.text : isLong ? css.cut : css.limited}
        aria-label={t.text}
        lang="la"
        dir="ltr"
      >
        {text.split('\n\n').map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
          <p key={index}>{paragraph}</p>
        ))}
      </section>
      <div className={bar}>
        {children}
        {isLong && (
          <button type="button" className={secondary} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? <UpIcon /> : <DownIcon />}
            {isWhole ? t.less : t.all}
          </button>
        )}
      </div>
    </>
  )
}

/** Whether the text is higher than the limit, which depends on the width. */
function useIsLong(box: RefObject<HTMLElement | null>, text: string): boolean {
  const [isLong, setLong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useBrowserLayoutEffect(() => {
    const element = box.current
    if (!element) return
    setLong(element.scrollHeight > maxHeight)
    // In the next frame: a change of height in this one would be reported as a loop.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setLong(element.scrollHeight > maxHeight))
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [box, text])
  return isLong
}
