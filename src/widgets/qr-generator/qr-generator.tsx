import { useEffect } from 'react'
import type { Output } from '../../engine/qr-generator'
import { evaluateExample } from '../../engine/qr-generator/example'
import { example, type Input, initial, kinds, levels, percents, sizes } from '../../engine/qr-generator/input'
import { Disclosure } from '../core/field-groups/disclosure'
import { quick } from '../core/field-groups/quick-button.css'
import { Row } from '../core/field-groups/row'
import { ColorField } from '../core/fields/color-field'
import { field, legend } from '../core/fields/field.css'
import { Select } from '../core/fields/select'
import { TextArea } from '../core/fields/text-area'
import { LoadFailed } from '../core/loading/load-failed'
import { Answer } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { FieldProps, ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { NoPicture, QrAnswer, say } from './qr-generator.answer'
import * as css from './qr-generator.css'
import { Fields } from './qr-generator.form'
import type { Code } from './qr-generator.make'
import { type Kind, useCode, useContent } from './qr-generator.state'
import { strings } from './qr-generator.strings'

export interface QrGeneratorProps extends ToolProps<Input, Output, Code, typeof strings> {
  /**
   * Address of an image service that answers GET ?size={n}x{n}&data={text} with a picture; '' is a public one. It is sent
   * the text. Absent: the code is made in the browser, and the text goes nowhere.
   */
  readonly service?: string
}

/** Milliseconds: a code is encoded, drawn and read back. */
const pause = 200

export function QrGenerator({ service, ...props }: QrGeneratorProps) {
  const { evaluate, run, failed, image, load, readAsHex } = useCode(service)
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, {
    run,
    pause,
    // A service is sent a text on a press alone.
    edits: service === undefined ? 'answer' : 'dim',
    evaluateExample,
  })
  const { t, locale } = tool
  const error = tool.issueAt('')
  const { dark, light } = tool.value
  const isRecolored = dark !== initial.dark || light !== initial.light
  useEffect(() => {
    if (isRecolored) void load()
  }, [isRecolored, load])
  const isRefused = error?.code === 'failed-to-fetch'
  /** A refusal is an alert of its own. */
  const announced = isRefused || failed ? { ...tool, issue: undefined } : tool

  return (
    <Tool
      tool={announced}
      name={t.name}
      inputs={
        <>
          <Content tool={tool} />
          <Row>
            <Select
              {...tool.field('size')}
              options={sizes.map((size) => [size, interpolate(t.pixels, { size: Number(size) }, locale)])}
            />
            <Select
              {...tool.field('level')}
              options={levels.map((level) => [
                level,
                interpolate(t.levelOf, { level, percent: percents[level] }, locale),
              ])}
            />
          </Row>
          <Disclosure summary={t.colors} open={Boolean(tool.issueAt('dark') ?? tool.issueAt('light'))}>
            {(['dark', 'light'] as const).map((name) => (
              <ColorField key={name} {...tool.field(name)} picker={t.pick[name]} read={readAsHex} />
            ))}
          </Disclosure>
          {failed && <LoadFailed t={t} onRetry={tool.act} />}
          <ActionButton tool={announced}>{t.generate}</ActionButton>
        </>
      }
    >
      {isRefused && !tool.pending ? (
        <NoPicture values={error.values ?? {}} onRetry={tool.act} t={t} locale={locale} />
      ) : (
        <Answer tool={tool} say={(output) => say(output, { t, locale })}>
          {(output) => (
            <QrAnswer output={output} text={tool.answeredInput?.text ?? ''} image={image} t={t} locale={locale} />
          )}
        </Answer>
      )}
    </Tool>
  )
}

interface ContentProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    readonly value: Input
    readonly presses: number
    readonly field: (name: 'text') => FieldProps
    readonly sentenceAt: (name: 'text') => string | undefined
    readonly update: (patch: Partial<Input>) => void
  }
}

/** What the code says. */
function Content({ tool }: ContentProps) {
  const { t, locale, presses, field: fieldProps, sentenceAt } = tool
  const { kind, choose, draft, fill, made, readTime, load, failed } = useContent(tool)
  return (
    <>
      <fieldset className={field}>
        <legend className={legend}>{t.kind}</legend>
        <div className={css.kinds}>
          {(Object.keys(t.kinds) as Kind[]).map((each) => (
            <button
              key={each}
              type="button"
              className={quick}
              aria-pressed={each === kind}
              onClick={() => choose(each)}
            >
              {t.kinds[each]}
            </button>
          ))}
        </div>
      </fieldset>
      {kind === 'text' ? (
        <TextArea {...fieldProps('text')} />
      ) : (
        <Fields
          key={kind}
          kind={kind}
          draft={draft}
          made={made}
          readTime={readTime}
          onChange={fill}
          error={sentenceAt('text')}
          presses={presses}
          t={t}
          locale={locale}
        />
      )}
      {failed && <LoadFailed t={t} onRetry={() => void load()} />}
    </>
  )
}
