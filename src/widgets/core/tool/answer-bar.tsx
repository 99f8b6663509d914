import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { headline } from './answer.css'
import * as css from './answer-bar.css'
import { afterPress } from './press'

interface AnswerBarProps {
  /** The answer's place on the card. */
  readonly answer: RefObject<HTMLElement | null>
  /** The answer in one sentence, for an answer without a headline. */
  readonly said: string
}

/** Where the bar is: at the foot of the card, which stays in the window as long as the card goes on. */
export const BarPlace = createContext<Element | null>(null)

/** Where the answer is under the fields, as on a phone: while it is out of sight, it stands at the window's edge. */
export function AnswerBar({ answer, said }: AnswerBarProps) {
  const isBelow = useIsBelow(answer)
  const { label, figure } = useHeadline(answer)
  const place = useContext(BarPlace)
  if (!isBelow || !place || !(figure || said)) return null
  return createPortal(
    <Bar onPress={() => answer.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}>
      <span className={css.words}>{figure ? label : said}</span>
      {figure && <span className={css.figure}>{figure}</span>}
      <span className={css.arrow}>↓</span>
    </Bar>,
    place,
  )
}

/** For its first half second a press goes through it, to the button that it has just covered. */
function Bar({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  const [isPressable, setPressable] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setPressable(true)), 500)
    return () => clearTimeout(timer)
  }, [])
  return (
    <button
      type="button"
      className={isPressable ? css.bar : css.arriving}
      // Said by the live region already.
      aria-hidden="true"
      tabIndex={-1}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** The largest thing in the answer, and what it is, as they are on screen. */
function useHeadline(answer: RefObject<HTMLElement | null>) {
  const [[label, figure], read] = useState<readonly (string | null | undefined)[]>([])
  useEffect(() => {
    const parts = [...(answer.current?.querySelector(`.${headline}`)?.children ?? [])].map((part) => part.textContent)
    if (parts[0] !== label || parts[1] !== figure) read(parts)
  })
  return { label, figure }
}

/** How much of an answer has to be over the window's edge to be read: its label and figure. */
const figure = 96

/** Whether the fields before an answer are in the window, and its figure is under the edge. */
function useIsBelow(answer: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const element = answer.current
    const fields = element?.parentElement?.previousElementSibling
    if (!element || !fields) return
    const isVisible = new Map<Element, boolean>()
    const onMove = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) isVisible.set(target, isIntersecting)
      afterPress(() => setBelow(isVisible.get(fields) === true && isVisible.get(element) === false))
    }
    const observer = new IntersectionObserver(onMove, { rootMargin: `0px 0px -${figure}px` })
    observer.observe(element)
    observer.observe(fields)
    return () => observer.disconnect()
  }, [answer])
  return isBelow
}
