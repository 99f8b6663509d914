import { useMemo, useRef } from 'react'
import type { Input, Output } from '../../engine/regex-tester'
import { Announcement, Placeholder } from '../core/answer'
import { Issue } from '../core/field'
import { LongText } from '../core/long-text'
import { sentenceOf } from '../core/strings'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { Flags, PatternField, Presets } from './regex-tester.pattern'
import { type Code, engine, faultAtOnce, literalOf, useMatching } from './regex-tester.run'
import { firstStrings, shortened, type strings } from './regex-tester.strings'

export type RegexTesterProps = ToolProps<Input, Output, Code, typeof strings>

export function RegexTester(props: RegexTesterProps) {
  const { run, load, part, stop } = useMatching()
  const tool = useTool<Input, Output, Code, typeof firstStrings>(engine, firstStrings, props, { live: 300, run })
  const { t, value, locale, result, answeredInput } = tool
  const { pattern, flags } = value
  const now = useRef(value)
  now.current = value

  /** What cannot be matched with: known at once, or from the worker and still true of what stands there. */
  const atOnce = useMemo(() => faultAtOnce({ pattern, flags }), [pattern, flags])
  const isSame = answeredInput?.pattern === pattern && answeredInput.flags === flags
  const late = isSame && result?.ok === false ? result.issues.find(({ code }) => code.startsWith('invalid')) : undefined
  const issue = atOnce ?? late
  const sentence = issue && shortened(sentenceOf(issue, t.issues, locale))
  const at = (field: string) => (issue?.field === field ? sentence : undefined)

  const isEmpty = issue || !(pattern || value.text)
  const notLoaded = result?.ok === false && result.issues.find(({ code }) => code === 'not-loaded')
  const empty = notLoaded ? (
    <Issue>{t.issues['not-loaded']}</Issue>
  ) : (
    <Placeholder label={t.result} lines={[t.match, t.place, t.groups]} />
  )

  /** What cannot be fetched says so where the result would stand. */
  const choose = (id: string) => load().then((part) => tool.update(part.filled(id, now.current.text)), tool.act)

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <PatternField
            {...tool.field('pattern')}
            issue={at('pattern')}
            flags={flags}
            valid={!issue}
            literal={() => literalOf(value)}
            t={t}
          />
          <Flags {...tool.field('flags')} issue={at('flags')} t={t} />
          <Announcement live>{sentence ?? ''}</Announcement>
          <LongText {...tool.field('text')} tool={tool} code rows={6} />
          <Presets t={t} onChoose={choose} />
        </>
      }
    >
      {part ? (
        <part.Outcome
          t={t}
          locale={locale}
          pending={!isEmpty && tool.pending}
          result={isEmpty ? undefined : result}
          flags={answeredInput?.flags ?? ''}
          onStop={stop}
          onRetry={tool.act}
          empty={empty}
        />
      ) : (
        empty
      )}
    </Tool>
  )
}
