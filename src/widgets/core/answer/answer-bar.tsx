import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { icon } from '../base/icons'
import { showAfterPress } from '../base/press'
import { announcementOf, type Summary } from '../base/summary'
import * as css from './answer-bar.css'

const ArrowIcon = icon('M8 3v10m4-4-4 4-4-4')

interface AnswerBarProps {
  /** The answer's element. */
  readonly answer: RefObject<HTMLElement | null>
  readonly summary: Summary
  /** The label of the button's action, which scrolls to the answer: 'Details'. */
  readonly details: string
}

/** The place of the bar and of announcements: at the bottom of the card, sticky while the card is visible. */
export const BarPlace = createContext<{
  readonly place: Element | null
  /** Called before scrolling to the answer, which the layout may have hidden. */
  readonly onShow?: () => void
  /** A line that says the answer in short. The bar isn't needed while it's visible. */
  readonly statusLine?: RefObject<Element | null>
}>({ place: null })

/**
 * If the answer is below the fields, as on a phone, a bar at the bottom of the window shows it while it's out of view.
 */
export function AnswerBar({ answer, summary, details }: AnswerBarProps) {
  const { place, onShow, statusLine } = useContext(BarPlace)
  const isBelow = useIsBelow(answer, statusLine)
  const { label, figure } = summary
  if (!isBelow || !place) return null
  return createPortal(
    <Bar
      onPress={() => {
        flushSync(() => onShow?.())
        answer.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
      }}
    >
      <span className={css.words}>
        <span className={css.label}>{figure ? label : announcementOf(summary)}</span>
        {figure && <span className={figureStyle(figure)}>{figure}</span>}
      </span>
      <span className={css.details}>
        <span className={css.detailsWord}>{details}</span> <ArrowIcon />
      </span>
    </Bar>,
    place,
  )
}

const figureStyle = ({ length }: string) =>
  length > 16 ? css.longestFigure : length > 12 ? css.longFigure : css.figure

/** Clicks pass through it for the first half second, to the button it has just covered. */
function Bar({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  const [isPressable, setPressable] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => showAfterPress(() => setPressable(true)), 500)
    return () => clearTimeout(timer)
  }, [])
  return (
    <button
      type="button"
      className={isPressable ? css.bar : css.arriving}
      // The live region has already announced it.
      aria-hidden="true"
      tabIndex={-1}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** The height of an answer that must be visible to read its label and figure. */
const figure = 96

/** Whether the fields are visible, and the answer's headline and the status line aren't. */
function useIsBelow(answer: RefObject<HTMLElement | null>, statusLine?: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const element = answer.current
    const fields = element?.closest('[role=group]')?.querySelector('[data-inputs]')
    if (!element || !fields) return
    const visible = new Set<Element>()
    const onMove = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target)
      const line = statusLine?.current
      showAfterPress(() => setBelow(visible.has(fields) && !visible.has(element) && !(line && visible.has(line))))
    }
    const observer = new IntersectionObserver(onMove, { rootMargin: `0px 0px -${figure}px` })
    for (const each of [element, fields, statusLine?.current]) if (each) observer.observe(each)
    return () => observer.disconnect()
  }, [answer, statusLine])
  return isBelow
}
