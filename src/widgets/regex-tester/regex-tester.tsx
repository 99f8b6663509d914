import { type ReactNode, useMemo, useRef, useState } from 'react'
import { example, fields, type Input } from '../../engine/regex-tester/fields'
import type { Output } from '../../engine/regex-tester/regex-tester'
import { Announcement } from '../core/answer/answer-frame'
import type { ToolProps } from '../core/base/tool-props'
import type { Insertion } from '../core/editor/code-line'
import type { Mark } from '../core/editor/highlight'
import { useCodeEditor } from '../core/editor/use-code-editor'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import { useTool } from '../core/tool/use-tool'
import { highlightsOf } from './colored-parts'
import { Flags } from './flags'
import { Matches } from './matches'
import { PatternField, type PatternFieldProps } from './pattern'
import { RegexAnswer, useLasting } from './regex-tester.answer'
import type { Code } from './regex-tester.client'
import * as css from './regex-tester.css'
import {
  type CurrentMatch,
  evaluateExample,
  evaluateRegex,
  literalOf,
  useCurrentMatch,
  useIssue,
  useMatching,
} from './regex-tester.state'
import type { strings } from './regex-tester.strings'
import { summarize } from './regex-tester.summary'
import { Presets, StatusBar } from './status-bar'
import { usePasted } from './syntax/use-pasted'
import { type Syntax, useSyntax } from './syntax/use-syntax'
import { initialStrings } from './views/initial.strings'
import type { View } from './views/other-views'
import { ResultPane } from './views/pane'
import type { RegexTool } from './views/regex-tool'

export type RegexTesterProps = ToolProps<Input, Output, Code, typeof strings>

export function RegexTester(props: RegexTesterProps) {
  const { tool, stop, allow, check, view, setView, regex, syntax, issue, tests, pattern } = useRegex(props)
  const { t, value, output, status } = tool
  const { isInvalid, sentenceAt } = issue
  const { editor, failed } = useCodeEditor(props.editor ? 'text' : undefined)
  const found = output instanceof Matches ? output : undefined
  const isLong = useLasting(tool.pending)
  const currentMatch = useCurrentMatch(found)
  const newest = useRef(value)
  newest.current = value
  async function choosePreset(id: string): Promise<void> {
    const module = await syntax.load()
    if (module) tool.replace(module.fromPreset(id, newest.current.text))
  }

  return (
    <Workbench
      tool={tool}
      name={t.name}
      hue="text"
      slot="regex-tester"
      reveal={currentMatch.reveal}
      head={
        <Fields
          tool={tool}
          syntax={syntax}
          isInvalid={isInvalid}
          sentenceAt={sentenceAt}
          CodeLine={editor?.CodeLine}
          {...pattern.field}
        >
          {syntax.module && (
            <syntax.module.RiskNote tool={tool} isValid={!isInvalid} check={check} onMark={pattern.onCauses} />
          )}
        </Fields>
      }
      inputs={<TestString tool={tool} found={found} currentMatch={currentMatch} isInvalid={isInvalid} />}
      status={
        <StatusBar
          said={found && tool.summary?.figure}
          saidOfTests={tests.said}
          count={found?.count ?? 0}
          status={status}
          isSilent={isInvalid || isLong || tool.result?.ok === false}
          text={value.text || (status === 'example' && found?.text) || ''}
        />
      }
      below={!tool.accessOf('pattern') && <Presets current={syntax.module?.presetOf(value)} onChoose={choosePreset} />}
    >
      <ResultPane
        {...{ tool, regex, view, syntax, isInvalid }}
        onView={setView}
        onTests={tests.onSaid}
        place={pattern.place}
        onMark={pattern.onMark}
        onInsert={pattern.onInsert}
      >
        <RegexAnswer
          {...{ tool, currentMatch, isInvalid, isLong }}
          views={syntax.module}
          isMarked={Boolean(props.editor) && !failed}
          onStop={stop}
          onAllow={() => allow(value)}
        />
      </ResultPane>
    </Workbench>
  )
}

/** The state of the tool: the matches, and what's known about the pattern. */
function useRegex(props: RegexTesterProps) {
  const { run, ...matching } = useMatching()
  const tool = useTool<Input, Output, Code, typeof initialStrings>(
    { fields, evaluate: evaluateRegex, summarize },
    initialStrings,
    props,
    { pause: 300, run, evaluateExample },
  )
  const { value, status } = tool
  const [view, setView] = useState<View>('matches')
  const regex = status === 'example' && value.pattern === '' ? example : value
  const syntax = useSyntax(regex, value.pattern !== '' || view !== 'matches' || value.tests.length > 0)
  const { module, error } = syntax
  const issue = useIssue(tool, error && module?.errorSentence(error, tool))
  const [said, onSaid] = useState<string>()
  const pattern = usePatternField(syntax.marks)
  return {
    tool,
    ...matching,
    view,
    setView,
    regex,
    syntax,
    issue,
    tests: { said, onSaid },
    pattern,
  }
}

interface TestStringProps {
  readonly tool: RegexTool
  readonly found: Matches | undefined
  readonly currentMatch: CurrentMatch
  readonly isInvalid: boolean
}

/** The left pane: the text, with its matches. */
function TestString({ tool, found, currentMatch, isInvalid }: TestStringProps) {
  const highlights = useMemo(() => found && highlightsOf(found), [found])
  const isExample = tool.status === 'example'
  return (
    <LongText
      {...tool.field('text')}
      tool={tool}
      code
      rows={6}
      language="text"
      highlighting={{
        source: isExample ? undefined : highlights,
        ofPlaceholder: isExample ? highlights : undefined,
        isFaded: isInvalid,
        current: currentMatch.current,
        onPoint: currentMatch.point,
        onCaret: currentMatch.moveCaret,
      }}
      reveal={currentMatch.reveal}
      clear={tool.t.clearText}
      onReplace={(text) => tool.replace({ text })}
    />
  )
}

/** What's marked in the pattern, and what the views do to it. */
function usePatternField(errors: readonly Mark[]) {
  const [causes, onCauses] = useState<readonly Mark[]>(noMarks)
  const [own, onMark] = useState<readonly Mark[]>(noMarks)
  const [insertion, onInsert] = useState<Insertion>()
  const [place, onPlace] = useState<number>()
  const marks = useMemo(() => [...errors, ...causes, ...own], [errors, causes, own])
  return { place, onMark, onCauses, onInsert, field: { marks, insertion, onPlace } }
}

const noMarks: readonly Mark[] = []

interface FieldsProps extends Pick<PatternFieldProps, 'CodeLine' | 'marks' | 'insertion' | 'onPlace'> {
  readonly tool: RegexTool
  readonly syntax: Syntax
  readonly isInvalid: boolean
  readonly sentenceAt: (field: 'pattern' | 'flags') => string | undefined
  /** A warning about the pattern. */
  readonly children: ReactNode
}

/** Above both panes: the pattern and its flags. */
function Fields({ tool, syntax, isInvalid, sentenceAt, children, ...pattern }: FieldsProps) {
  const { t } = tool
  const field = tool.field('pattern')
  const pasted = usePasted(tool, syntax, field.onChange)
  const said = pasted.from && t.pasted[pasted.from]
  return (
    <div className={css.fields}>
      <PatternField
        {...field}
        {...pattern}
        onChange={pasted.onChange}
        issue={sentenceAt('pattern')}
        said={said}
        flags={tool.value.flags}
        valid={!isInvalid}
        literal={() => literalOf(tool.value)}
        onEnter={tool.act}
      />
      <Flags {...tool.field('flags')} issue={sentenceAt('flags')} />
      {children}
      <Announcement live>{sentenceAt('pattern') ?? sentenceAt('flags') ?? said ?? ''}</Announcement>
    </div>
  )
}
