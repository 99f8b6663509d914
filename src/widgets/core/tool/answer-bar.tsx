import { type RefObject, useEffect, useState } from 'react'
import * as css from './answer-bar.css'

interface AnswerBarProps {
  /** The answer's place on the card. */
  readonly answer: RefObject<HTMLElement | null>
  /** The answer in one sentence. */
  readonly children: string
}

/** On a phone, while the fields fill the window: the answer at its bottom edge, and on a press its details. */
export function AnswerBar({ answer, children }: AnswerBarProps) {
  const isBelow = useIsBelow(answer)
  if (!isBelow) return null
  return (
    <button
      type="button"
      className={css.bar}
      // Said by the live region already.
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => answer.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
    >
      <span className={css.words}>{children}</span>
      <span className={css.arrow}>↓</span>
    </button>
  )
}

/** Whether the fields before an element are in the window, and the element itself is under its edge. */
function useIsBelow(answer: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const element = answer.current
    const fields = element?.parentElement?.previousElementSibling
    if (!element || !fields) return
    const isVisible = new Map<Element, boolean>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isVisible.set(target, isIntersecting)
      setBelow(isVisible.get(fields) === true && isVisible.get(element) === false)
    })
    observer.observe(element)
    observer.observe(fields)
    return () => observer.disconnect()
  }, [answer])
  return isBelow
}
