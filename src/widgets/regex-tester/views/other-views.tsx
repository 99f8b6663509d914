import type { Input } from '../../../engine/regex-tester/regex-tester'
import { explain } from '../../../engine/regex-tester/syntax/explain'
import type { Parsed } from '../../../engine/regex-tester/syntax/parse'
import { Note } from '../../core/answer/answer'
import { AnswerFrame } from '../../core/answer/answer-frame'
import { useBrowserLayoutEffect } from '../../core/base/use-browser-layout-effect'
import type { Insertion } from '../../core/editor/code-line'
import type { Mark } from '../../core/editor/highlight'
import { useMoreWords } from '../../core/words/use-more-words'
import { strings } from '../regex-tester.strings'
import { Tokens } from '../syntax/tokens'
import { CodeView } from './code'
import { Reference } from './reference'
import type { RegexTool } from './regex-tool'
import { Tests, useSaidOfTests } from './tests'
import { SplitView, TemplateView } from './text-views'
import { type TextView, useTests, useTextView } from './use-views'
import * as css from './views.css'

export type View = keyof RegexTool['t']['views']

export interface OtherViewsProps {
  readonly tool: RegexTool
  /** The pattern, or the example's. */
  readonly regex: { readonly pattern: string; readonly flags: string }
  readonly view: View
  readonly isInvalid: boolean
  /** The matches have failed, which is shown instead of a text. */
  readonly isFailed: boolean
  readonly parsed: Parsed | undefined
  /** The place in the pattern that the caret or the mouse is at. */
  readonly place: number | undefined
  readonly onMark: (marks: readonly Mark[]) => void
  readonly onInsert: (insertion: Insertion) => void
  /** How many tests have passed, as a sentence. */
  readonly onTests: (said: string | undefined) => void
}

/** All views but the matches, one of which may be open. */
export function OtherViews({ tool, isFailed, onTests, ...props }: OtherViewsProps) {
  const { regex, view, isInvalid, onMark, onInsert } = props
  const tests = useTests(tool.value, !isInvalid)
  const said = useSaidOfTests(tool.value.tests, tests)
  // Before painting, together with the verdicts.
  useBrowserLayoutEffect(() => onTests(said), [onTests, said])
  return (
    <>
      {(view === 'replace' || view === 'list' || view === 'split') && !isFailed && (
        <TextViews tool={tool} view={view} isInvalid={isInvalid} />
      )}
      <Tests tool={tool} state={tests} isOpen={view === 'tests'} />
      {view === 'explain' && <Explanation {...props} />}
      {view === 'code' && <CodeView regex={regex} onMark={onMark} />}
      {view === 'reference' && <Reference tool={tool} onInsert={onInsert} />}
    </>
  )
}

interface TextViewsProps {
  readonly tool: RegexTool
  readonly view: TextView
  readonly isInvalid: boolean
}

/** The views of the text: replaced, as a list, or split. */
function TextViews({ tool, view, isInvalid }: TextViewsProps) {
  const { status, answeredInput, value } = tool
  const answered = isInvalid ? undefined : answeredInput
  // The template is the current one: it needs no new matches.
  const input: Input | undefined = answered && {
    ...answered,
    ...(status !== 'example' && { replacement: value.replacement, list: value.list }),
  }
  const viewed = useTextView(view, input)
  return (
    // The number of matches isn't announced again.
    <AnswerFrame tool={{ ...tool, summary: undefined, pending: status === 'outdated' && !isInvalid }} working="">
      {view === 'replace' && <TemplateView tool={tool} viewed={viewed} kind="replacement" />}
      {view === 'list' && <TemplateView tool={tool} viewed={viewed} kind="list" />}
      {view === 'split' && <SplitView viewed={viewed} />}
    </AnswerFrame>
  )
}

type ExplanationProps = Pick<OtherViewsProps, 'regex' | 'parsed' | 'place' | 'onMark'>

/** What each token of the pattern means. */
function Explanation({ regex: { pattern, flags }, parsed, place, onMark }: ExplanationProps) {
  const { t } = useMoreWords(strings)
  return (
    <div className={css.scroll}>
      {pattern === '' || !parsed?.ok ? (
        <div className={css.padded}>
          <Note>{pattern === '' ? t.explainEmpty : t.explainInvalid}</Note>
        </div>
      ) : (
        <Tokens tokens={explain(parsed.pattern, flags)} pattern={pattern} place={place} onMark={onMark} />
      )}
    </div>
  )
}
