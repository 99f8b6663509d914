import { useEffect } from 'react'
import type { Output } from '../../engine/qr-generator'
import { evaluateExample } from '../../engine/qr-generator/example'
import { example, type Input, initial, kinds, levels, percents, sizes } from '../../engine/qr-generator/input'
import { Answer } from '../core/answer/answer'
import { Disclosure } from '../core/field-groups/disclosure'
import { quick } from '../core/field-groups/quick-button.css'
import { Row } from '../core/field-groups/row'
import { ColorField } from '../core/fields/color-field'
import { field, label, legend } from '../core/fields/field.css'
import { Select } from '../core/fields/select'
import { TextArea } from '../core/fields/text-area'
import { Canvas } from '../core/layouts/canvas'
import { LoadFailed } from '../core/loading/load-failed'
import { interpolate } from '../core/tool/strings'
import { ActionButton } from '../core/tool/tool'
import type { FieldProps, ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { QrAnswer, QrPicture, ServiceFailed, say } from './qr-generator.answer'
import * as css from './qr-generator.css'
import { Fields } from './qr-generator.form'
import type { Code } from './qr-generator.make'
import { type Kind, useCode, useContent } from './qr-generator.state'
import { strings } from './qr-generator.strings'

export interface QrGeneratorProps extends ToolProps<Input, Output, Code, typeof strings> {
  /**
   * URL of an image service that responds to GET ?size={n}x{n}&data={text} with an image. '' uses a public one. The text is
   * sent to the service. Without this prop, codes are made in the browser and the text isn't sent anywhere.
   */
  readonly service?: string
}

/** In milliseconds. Encoding, drawing and decoding take too long to run after each key. */
const pause = 200

export function QrGenerator({ service, ...props }: QrGeneratorProps) {
  const { evaluate, run, failed, image, load, readAsHex } = useCode(service)
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, {
    run,
    pause,
    // The text is sent to a service only on a press.
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
  const hasServiceFailed = error?.code === 'failed-to-fetch'
  /** `ServiceFailed` and `LoadFailed` are alerts themselves. */
  const announced = hasServiceFailed || failed ? { ...tool, issue: undefined } : tool

  return (
    <Canvas
      tool={announced}
      name={t.name}
      hue="text"
      picture={
        tool.output &&
        !(hasServiceFailed && !tool.pending) && (
          <QrPicture
            output={tool.output}
            text={tool.answeredInput?.text ?? ''}
            image={tool.status === 'example' ? undefined : image}
            isChecked={tool.status !== 'example'}
            t={t}
            locale={locale}
          />
        )
      }
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
      {hasServiceFailed && !tool.pending ? (
        <ServiceFailed values={error.values ?? {}} onRetry={tool.act} t={t} locale={locale} />
      ) : (
        <Answer tool={tool} say={(output) => say(output, { t, locale })}>
          {(output) => (
            <QrAnswer output={output} text={tool.answeredInput?.text ?? ''} image={image} t={t} locale={locale} />
          )}
        </Answer>
      )}
    </Canvas>
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

/** The fields for the content. */
function Content({ tool }: ContentProps) {
  const { t, locale, presses, field: fieldProps, sentenceAt } = tool
  const { kind, choose, draft, fill, written, readTime, load, failed } = useContent(tool)
  const text = fieldProps('text')
  if (text.access === 'hidden') return null
  return (
    <>
      <fieldset className={field} disabled={text.access === 'locked'}>
        <legend className={legend}>
          <span className={label}>{t.kind}</span>
        </legend>
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
        <TextArea {...text} />
      ) : (
        <Fields
          key={kind}
          kind={kind}
          draft={draft}
          written={written}
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
