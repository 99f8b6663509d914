import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusingTool } from '../base/focus-tool'
import { announcementOf } from '../base/summary'
import { visuallyHidden } from '../base/theme.css'
import type { ToolState } from '../base/tool-props'
import * as css from './answer.css'
import { AnswerBar, BarPlace } from './answer-bar'

/** Only an up-to-date answer can be copied or downloaded. */
export const IsCurrent = createContext(true)

/** The answer's picture is elsewhere and has an example tag there. */
export const HasPicture = createContext(false)

/** Labels an answer as the example's and offers to use the example. */
export function ExampleBar({ tool }: { readonly tool: ToolState }) {
  const { t } = tool
  return (
    <div className={css.exampleBar} data-slot="notice">
      <span className={css.tag}>{t.example}</span>
      <button
        type="button"
        className={css.applyExample}
        data-aside=""
        onClick={focusingTool(() => tool.applyExample())}
      >
        {t.applyExample}
      </button>
    </div>
  )
}

interface AnswerFrameProps {
  readonly tool: ToolState
  readonly working?: string
  readonly children: ReactNode
}

/**
 * Labels the example's answer, dims an outdated one, and announces the current one, once and without moving the focus.
 */
export function AnswerFrame({ tool, working, children }: AnswerFrameProps) {
  const { status, pending, follows, summary } = tool
  const { t } = tool
  const hasPicture = useContext(HasPicture)
  const answer = useRef<HTMLDivElement>(null)
  const current = status === 'current' ? summary : undefined
  return (
    <IsCurrent.Provider value={status === 'current'}>
      <Announcement live={follows}>{current ? announcementOf(current) : ''}</Announcement>
      {status === 'example' && !hasPicture && <ExampleBar tool={tool} />}
      {status === 'outdated' && !pending && (
        <p className={hasPicture ? css.lastBelowPicture : css.lastAnswer} data-slot="notice">
          <span className={css.oldTag}>{t.lastAnswer}</span>
        </p>
      )}
      {pending && (
        <p className={css.working} data-slot="working">
          {working ?? t.working}
        </p>
      )}
      <div ref={answer} className={css.frames[status]} data-status={status} aria-busy={pending || undefined}>
        {children}
      </div>
      {current && <AnswerBar answer={answer} summary={current} details={t.details} />}
    </IsCurrent.Provider>
  )
}

/**
 * A polite live region. It waits for a pause in typing, so that one answer is read instead of ten. It's outside the
 * answer, because a narrow card may hide the answer, and what is hidden isn't announced.
 */
export function Announcement({ live, children }: { readonly live?: boolean; readonly children: string }) {
  const { place } = useContext(BarPlace)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), live ? 600 : 0)
    return () => clearTimeout(timer)
  }, [children, live])
  const region = (
    <p className={visuallyHidden} role="status">
      {said}
    </p>
  )
  return place ? createPortal(region, place) : region
}
