import { useMemo } from 'react'
import { example, type Input, initial, type Output } from '../../engine/regex-tester'
import { Announcement } from '../core/answer/answer'
import { useCodeEditor } from '../core/editor/code-area'
import { plural } from '../core/format/plural'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import type { FieldProps, ToolProps, ToolState } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { RegexAnswer, useLasting } from './regex-tester.answer'
import type { Code } from './regex-tester.client'
import * as css from './regex-tester.css'
import { Flags } from './regex-tester.flags'
import { Presets, StatusBar } from './regex-tester.foot'
import { Found } from './regex-tester.found'
import { useInHand } from './regex-tester.in-hand'
import { highlightsOf } from './regex-tester.parts'
import { PatternField, type PatternFieldProps } from './regex-tester.pattern'
import { evaluateExample, evaluateRegex, fromPreset, literalOf, useIssue, useMatching } from './regex-tester.state'
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
  const { t, value, locale, output, status } = tool
  const { editor, failed } = useCodeEditor(props.editor ? 'text' : undefined)
  const { isInvalid, sentenceAt } = useIssue(tool)
  const found = output instanceof Found ? output : undefined
  const said = found && (found.count === 0 ? t.none : plural(t.found, found.count, locale))
  const isLong = useLasting(tool.pending)
  const hand = useInHand(found)
  const highlights = useMemo(() => found && highlightsOf(found), [found])
  const isExample = status === 'example'

  return (
    <Workbench
      tool={tool}
      name={t.name}
      hue="text"
      reveal={hand.reveal}
      head={
        <Fields tool={tool} isInvalid={isInvalid} sentenceAt={sentenceAt} createEditor={editor?.createLineEditor} />
      }
      inputs={
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
          clear={{ label: t.clearText, onPress: () => tool.replace({ text: '' }) }}
        />
      }
      status={
        <StatusBar
          said={said}
          count={found?.count ?? 0}
          status={status}
          isSilent={isInvalid || isLong || tool.result?.ok === false}
          text={value.text || (isExample && found?.text) || ''}
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
      <RegexAnswer
        tool={tool}
        said={said}
        hand={hand}
        isInvalid={isInvalid}
        isLong={isLong}
        isMarked={Boolean(props.editor) && !failed}
        onStop={stop}
      />
    </Workbench>
  )
}

interface FieldsProps extends Pick<PatternFieldProps, 'createEditor'> {
  readonly tool: ToolState & {
    readonly t: typeof strings
    readonly value: Input
    field(name: 'pattern' | 'flags'): FieldProps
  }
  readonly isInvalid: boolean
  readonly sentenceAt: (field: 'pattern' | 'flags') => string | undefined
}

/** Above both panes: the pattern and its flags. */
const Fields = ({ tool, isInvalid, sentenceAt, createEditor }: FieldsProps) => (
  <div className={css.fields}>
    <PatternField
      {...tool.field('pattern')}
      issue={sentenceAt('pattern')}
      flags={tool.value.flags}
      valid={!isInvalid}
      literal={() => literalOf(tool.value)}
      createEditor={createEditor}
      onEnter={tool.act}
      t={tool.t}
    />
    <Flags {...tool.field('flags')} issue={sentenceAt('flags')} t={tool.t} />
    <Announcement live>{sentenceAt('pattern') ?? sentenceAt('flags') ?? ''}</Announcement>
  </div>
)
