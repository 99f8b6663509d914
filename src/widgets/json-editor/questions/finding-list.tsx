import { type ReactNode, useContext } from 'react'
import { IsCurrent } from '../../core/answer/answer-frame'
import { interpolate } from '../../core/base/strings'
import { WindowList } from '../../core/output/window-list'
import * as answerCss from '../answer.css'
import { Steps } from '../path'
import * as css from '../questions.css'
import type { JsonTool } from '../view'

/** Where something is in a text, and what. */
interface Finding {
  /** Before the path, such as 'added'. */
  readonly kind?: ReactNode
  readonly path: string
  readonly value: string
  readonly line: number
}

interface FindingListProps {
  readonly tool: JsonTool
  readonly label: string
  readonly count: number
  readonly finding: (at: number) => Finding
  readonly chosen: number | undefined
  readonly onChoose: (at: number) => void
}

/** Findings in rows that can be pressed. Only those in sight are drawn. */
export function FindingList({ tool: { t, locale }, label, count, finding, chosen, onChoose }: FindingListProps) {
  const isCurrent = useContext(IsCurrent)
  return (
    <WindowList
      label={label}
      className={answerCss.pane}
      count={count}
      showing={(from, to) => interpolate(t.showing, { from, to, total: count }, locale)}
      row={(at) => {
        const { kind, path, value, line } = finding(at)
        return (
          <button
            type="button"
            className={answerCss.row}
            aria-current={at === chosen || undefined}
            disabled={!isCurrent}
            onClick={() => onChoose(at)}
          >
            {kind}
            <span className={css.path}>
              <Steps path={path} />
            </span>
            <span className={css.value}>{value.replace(/\s+/g, ' ')}</span>
            <span className={css.line}>{interpolate(t.line, { line }, locale)}</span>
          </button>
        )
      }}
    />
  )
}
