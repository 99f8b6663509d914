import type { ReactNode } from 'react'
import type { Input } from '../../../engine/regex-tester'
import { AnswerFrame, Note } from '../../core/answer/answer'
import type { Insertion } from '../../core/editor/code-line'
import type { Mark } from '../../core/editor/highlight'
import { Views } from '../../core/layouts/pane'
import { LoadFailed } from '../../core/loading/load-failed'
import type { RegexTool } from '../regex-tester.answer'
import { Tokens } from '../syntax/tokens'
import type { useSyntax } from '../syntax/use-syntax'
import { CodeView } from './code'
import { Reference } from './reference'
import { Tests } from './tests'
import { SplitView, Template, TemplateView } from './text-views'
import { type TestState, type TextView, useTextView } from './use-views'
import * as css from './views.css'

export type View = keyof RegexTool['t']['views']

const textViews: readonly View[] = ['replace', 'list', 'split']

interface ResultPaneProps {
  readonly tool: RegexTool
  /** The pattern, or the example's. */
  readonly regex: { readonly pattern: string; readonly flags: string }
  readonly view: View
  readonly onView: (view: View) => void
  readonly syntax: ReturnType<typeof useSyntax>
  readonly tests: TestState
  readonly isInvalid: boolean
  /** The place in the pattern that the caret or the mouse is at. */
  readonly place: number | undefined
  readonly onMark: (marks: readonly Mark[]) => void
  readonly onInsert: (insertion: Insertion) => void
  /** Running, failed, or the matches. */
  readonly children: ReactNode
}

/** The right pane: a choice of views, and one of them. */
export function ResultPane(props: ResultPaneProps) {
  const { tool, view, onView, isInvalid, children } = props
  const { t, status, answeredInput, result } = tool
  const isText = textViews.includes(view)
  const answered = isText && !isInvalid && result?.ok !== false ? answeredInput : undefined
  // The template is the current one: it needs no new matches.
  const input: Input | undefined = answered && {
    ...answered,
    ...(status !== 'example' && { replacement: tool.value.replacement, list: tool.value.list }),
  }
  const viewed = useTextView(isText ? (view as TextView) : undefined, input)
  const isShown = !isText || (isText && result?.ok !== false)
  return (
    <>
      <div className={css.strip}>
        <Views label={t.viewsLabel} names={t.views} value={view} onChange={onView} />
      </div>
      <Template tool={tool} kind="replacement" isOpen={view === 'replace'} />
      <Template tool={tool} kind="list" isOpen={view === 'list'} />
      {view === 'matches' || !isShown ? children : null}
      {isText && isShown && (
        <AnswerFrame tool={{ ...tool, pending: status === 'outdated' && !isInvalid }} working="">
          {view === 'replace' && <TemplateView tool={tool} viewed={viewed} kind="replacement" />}
          {view === 'list' && <TemplateView tool={tool} viewed={viewed} kind="list" />}
          {view === 'split' && <SplitView tool={tool} viewed={viewed} />}
        </AnswerFrame>
      )}
      <Tests tool={tool} state={props.tests} isOpen={view === 'tests'} />
      {(view === 'explain' || view === 'code' || view === 'reference') && <SyntaxView {...props} />}
    </>
  )
}

/** The views that need the parser. */
function SyntaxView({ tool, regex, view, syntax, place, onMark, onInsert }: ResultPaneProps) {
  const { t, locale } = tool
  const { module, parsed, failed, load } = syntax
  if (!module) {
    return (
      <div className={css.padded}>
        {failed ? <LoadFailed t={t} onRetry={() => void load()} /> : <Note>{t.working}</Note>}
      </div>
    )
  }
  if (view === 'code') return <CodeView tool={tool} regex={regex} syntax={module} onMark={onMark} />
  if (view === 'reference') return <Reference tool={tool} syntax={module} onInsert={onInsert} />
  const tokens = parsed?.ok ? module.explain(parsed.pattern, regex.flags) : []
  return (
    <div className={css.scroll}>
      {regex.pattern === '' || !parsed?.ok ? (
        <div className={css.padded}>
          <Note>{regex.pattern === '' ? t.explainEmpty : t.explainInvalid}</Note>
        </div>
      ) : (
        <Tokens tokens={tokens} pattern={regex.pattern} place={place} onMark={onMark} t={t} locale={locale} />
      )}
    </div>
  )
}
