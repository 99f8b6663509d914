import { useMemo } from 'react'
import { example, type Input, initial, type Output } from '../../engine/regex-tester'
import { LongText } from '../core/long-text/long-text'
import { Announcement } from '../core/tool/answer'
import { sentenceOf } from '../core/tool/strings'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { RegexAnswer, shortened } from './regex-tester.answer'
import type { Code } from './regex-tester.client'
import { Flags, PatternField, Presets } from './regex-tester.pattern'
import { checkRegex, evaluateExample, evaluateRegex, fromPreset, literalOf, useMatching } from './regex-tester.state'
import { strings } from './regex-tester.strings'

export type RegexTesterProps = ToolProps<Input, Output, Code, typeof strings>

export function RegexTester(props: RegexTesterProps) {
  const { run, stop } = useMatching()
  const tool = useTool({ evaluate: evaluateRegex, initial, example }, strings, props, {
    live: true,
    pause: 300,
    run,
    evaluateExample,
  })
  const { t, value, locale, result, resultInput, answeredInput } = tool
  const { pattern, flags } = value

  /** Known at once, or from the worker and still true of the present input. */
  const quickIssue = useMemo(() => checkRegex({ pattern, flags }), [pattern, flags])
  const isSame = resultInput?.pattern === pattern && resultInput.flags === flags
  const found =
    isSame && result?.ok === false ? result.issues.find(({ code }) => code.startsWith('invalid')) : undefined
  const issue = quickIssue ?? found
  const sentence = issue && shortened(sentenceOf(issue, t.issues, locale))
  const sentenceAt = (field: 'pattern' | 'flags') =>
    issue?.field === field && !tool.isTyping(field) ? sentence : undefined

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <PatternField
            {...tool.field('pattern')}
            issue={sentenceAt('pattern')}
            flags={flags}
            valid={!issue}
            literal={() => literalOf(value)}
            t={t}
          />
          <Flags {...tool.field('flags')} issue={sentenceAt('flags')} t={t} />
          <Announcement live>{sentenceAt('pattern') ?? sentenceAt('flags') ?? ''}</Announcement>
          <LongText {...tool.field('text')} tool={tool} code rows={6} />
          <Presets t={t} onChoose={(id) => tool.replace(fromPreset(id, value.text))} />
        </>
      }
    >
      <RegexAnswer tool={tool} flags={answeredInput?.flags ?? ''} onStop={stop} onRetry={tool.act} />
    </Tool>
  )
}
