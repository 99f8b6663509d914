import { type ReactNode, useMemo, useState } from 'react'
import { example, type Input, initial, type Output } from '../../engine/regex-tester'
import type { Risk } from '../../engine/regex-tester/risk'
import { Announcement } from '../core/answer/answer'
import type { Insertion } from '../core/editor/code-line'
import type { Mark } from '../core/editor/highlight'
import { useCodeEditor } from '../core/editor/use-code-editor'
import { plural } from '../core/format/plural'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { RegexAnswer, type RegexTool, useLasting } from './regex-tester.answer'
import type { Code } from './regex-tester.client'
import * as css from './regex-tester.css'
import { Flags } from './regex-tester.flags'
import { Presets, StatusBar } from './regex-tester.foot'
import { Found } from './regex-tester.found'
import { type Hand, useInHand } from './regex-tester.in-hand'
import { highlightsOf } from './regex-tester.parts'
import { PatternField, type PatternFieldProps } from './regex-tester.pattern'
import {
  checkRegex,
  evaluateExample,
  evaluateRegex,
  fromPreset,
  literalOf,
  useIssue,
  useMatching,
} from './regex-tester.state'
import { strings } from './regex-tester.strings'
import { usePasted } from './syntax/use-pasted'
import { useRisk, useRiskChecker } from './syntax/use-risk'
import { useSyntax } from './syntax/use-syntax'
import { ResultPane, type View } from './views/pane'
import { RiskNote } from './views/risk-note'
import { saidOfTests } from './views/tests'
import { useTests } from './views/use-views'

export type RegexTesterProps = ToolProps<Input, Output, Code, typeof strings>

export function RegexTester(props: RegexTesterProps) {
  const { tool, stop, allow, view, setView, regex, syntax, issue, risk, tests, pattern } = useRegex(props)
  const { t, value, locale, output, status } = tool
  const { isInvalid, sentenceAt } = issue
  const { editor, failed } = useCodeEditor(props.editor ? 'text' : undefined)
  const found = output instanceof Found ? output : undefined
  const said = found && (found.count === 0 ? t.none : plural(t.found, found.count, locale))
  const isLong = useLasting(tool.pending)
  const hand = useInHand(found)
  const onTry = (text: string) => tool.replace({ text })

  return (
    <Workbench
      tool={tool}
      name={t.name}
      hue="text"
      reveal={hand.reveal}
      head={
        <Fields
          tool={tool}
          isInvalid={isInvalid}
          sentenceAt={sentenceAt}
          createEditor={editor?.createLineEditor}
          {...pattern.field}
        >
          {risk && <RiskNote risk={risk} pattern={value.pattern} t={t} locale={locale} onTry={onTry} />}
        </Fields>
      }
      inputs={<TestString tool={tool} found={found} hand={hand} isInvalid={isInvalid} />}
      status={
        <StatusBar
          said={said}
          saidOfTests={saidOfTests(tool, tests)}
          count={found?.count ?? 0}
          status={status}
          isSilent={isInvalid || isLong || tool.result?.ok === false}
          text={value.text || (status === 'example' && found?.text) || ''}
          t={t}
          locale={locale}
        />
      }
      below={
        !tool.accessOf('pattern') && (
          <Presets t={t} value={value} onChoose={(id) => tool.replace(fromPreset(id, value.text))} />
        )
      }
    >
      <ResultPane
        {...{ tool, regex, view, syntax, tests, isInvalid }}
        onView={setView}
        place={pattern.place}
        onMark={pattern.onMark}
        onInsert={pattern.onInsert}
      >
        <RegexAnswer
          {...{ tool, said, hand, isInvalid, isLong }}
          isMarked={Boolean(props.editor) && !failed}
          onStop={stop}
          onAllow={allow}
        />
      </ResultPane>
    </Workbench>
  )
}

/** The state of the tool: the matches, and what's known about the pattern. */
function useRegex(props: RegexTesterProps) {
  const checker = useRiskChecker()
  const { run, stop } = useMatching(checker.isHeld)
  const tool = useTool<Input, Output, Code, typeof strings>(
    { evaluate: evaluateRegex, initial, example },
    strings,
    props,
    { live: true, pause: 300, run, evaluateExample },
  )
  const { value, status } = tool
  const [view, setView] = useState<View>('matches')
  const regex = status === 'example' && value.pattern === '' ? example : value
  const isBroken = useMemo(() => checkRegex(regex) !== undefined, [regex])
  const syntax = useSyntax(regex, isBroken || view === 'explain' || view === 'code' || view === 'reference')
  const issue = useIssue(tool, syntax.error)
  const risk = useRisk(checker.check, value, !issue.isInvalid)
  const tests = useTests(value, !issue.isInvalid)
  const pattern = usePatternField(syntax.marks, risk)
  return { tool, stop, allow: () => checker.allow(value), view, setView, regex, syntax, issue, risk, tests, pattern }
}

interface TestStringProps {
  readonly tool: RegexTool
  readonly found: Found | undefined
  readonly hand: Hand
  readonly isInvalid: boolean
}

/** The left pane: the text, with its matches. */
function TestString({ tool, found, hand, isInvalid }: TestStringProps) {
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
        current: hand.current,
        onPoint: hand.point,
        onCaret: hand.moveCaret,
      }}
      reveal={hand.reveal}
      clear={{ label: tool.t.clearText, onPress: () => tool.replace({ text: '' }) }}
    />
  )
}

/** What's marked in the pattern, and what the views do to it. */
function usePatternField(errors: readonly Mark[], risk: Risk | undefined) {
  const [own, onMark] = useState<readonly Mark[]>(noMarks)
  const [insertion, onInsert] = useState<Insertion>()
  const [place, onPlace] = useState<number>()
  const marks = useMemo(() => {
    const causes = risk?.hotspots.map((spot): Mark => ({ ...spot, kind: 'caution' })) ?? []
    return [...errors, ...causes, ...own]
  }, [errors, risk, own])
  return { place, onMark, onInsert, field: { marks, insertion, onPlace } }
}

const noMarks: readonly Mark[] = []

interface FieldsProps extends Pick<PatternFieldProps, 'createEditor' | 'marks' | 'insertion' | 'onPlace'> {
  readonly tool: RegexTool
  readonly isInvalid: boolean
  readonly sentenceAt: (field: 'pattern' | 'flags') => string | undefined
  /** A warning about the pattern. */
  readonly children: ReactNode
}

/** Above both panes: the pattern and its flags. */
function Fields({ tool, isInvalid, sentenceAt, children, ...pattern }: FieldsProps) {
  const { t } = tool
  const field = tool.field('pattern')
  const pasted = usePasted(tool, field.onChange)
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
        t={t}
      />
      <Flags {...tool.field('flags')} issue={sentenceAt('flags')} t={t} />
      {children}
      <Announcement live>{sentenceAt('pattern') ?? sentenceAt('flags') ?? said ?? ''}</Announcement>
    </div>
  )
}
