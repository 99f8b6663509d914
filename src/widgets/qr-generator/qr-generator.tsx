import { useEffect, useState } from 'react'
import type { Output } from '../../engine/qr-generator'
import { evaluateExample } from '../../engine/qr-generator/example'
import { example, type Input, initial, kinds, levels, percents, sizes } from '../../engine/qr-generator/input'
import { Answer } from '../core/answer/answer'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { Select } from '../core/fields/select'
import { Canvas } from '../core/layouts/canvas'
import { LoadFailed } from '../core/loading/load-failed'
import { interpolate } from '../core/tool/strings'
import { ActionButton } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { BatchPanel } from './batch/panel'
import { QrAnswer, QrPicture, ServiceFailed, say } from './qr-generator.answer'
import { Content } from './qr-generator.content'
import * as css from './qr-generator.css'
import { Design } from './qr-generator.design'
import type { LogoFile } from './qr-generator.logo'
import type { Code } from './qr-generator.make'
import { useCode } from './qr-generator.state'
import { strings } from './qr-generator.strings'
import { ReaderInputs, ReaderResult, ReaderView } from './reader/panel'
import { useReader } from './reader/state'

export interface QrGeneratorProps extends ToolProps<Input, Output, Code, typeof strings> {
  /**
   * URL of an image service that responds to GET ?size={n}x{n}&data={text} with an image. '' uses a public one. The text is
   * sent to the service. Without this prop, codes are made in the browser and the text isn't sent anywhere.
   */
  readonly service?: string
}

const modes = ['make', 'batch', 'read'] as const
type Mode = (typeof modes)[number]

/** In milliseconds. Encoding, drawing and decoding take too long to run after each key. */
const pause = 200

export function QrGenerator({ service, ...props }: QrGeneratorProps) {
  const [logo, setLogo] = useState<LogoFile>()
  const [pdfWidth, setPdfWidth] = useState('')
  const [mode, setMode] = useState<Mode>('make')
  /** Counts the codes that were read to be edited, each of which fills the form anew. */
  const [edits, setEdits] = useState(0)
  const { evaluate, run, failed, drawn, load, module } = useCode(service, logo?.picture)
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, {
    run,
    pause,
    // The text is sent to a service only on a press.
    ...(service === undefined ? { live: 'once-edited', edits: 'answer' } : { edits: 'dim' }),
    evaluateExample,
  })
  const { t, locale } = tool
  const reader = useReader()
  const error = tool.issueAt('')
  const { dark, light, eyeColor } = tool.value
  const isRecolored = dark !== initial.dark || light !== initial.light || eyeColor !== initial.eyeColor
  useEffect(() => {
    if (isRecolored) void load()
  }, [isRecolored, load])
  const hasServiceFailed = error?.code === 'failed-to-fetch'
  /** `ServiceFailed` and `LoadFailed` are alerts themselves. */
  const announced = hasServiceFailed || failed ? { ...tool, issue: undefined } : tool
  const isReading = mode === 'read'
  const shown = tool.status === 'example' ? {} : drawn

  function edit(text: string): void {
    tool.replace({ text })
    setEdits(edits + 1)
    setMode('make')
  }
  const picture = tool.output && !(hasServiceFailed && !tool.pending) && (
    <QrPicture
      output={tool.output}
      text={tool.answeredInput?.text ?? ''}
      drawn={shown}
      isChecked={tool.status !== 'example'}
      t={t}
      locale={locale}
    />
  )

  return (
    <Canvas
      tool={isReading ? { ...announced, status: 'current' } : announced}
      name={t.name}
      hue="text"
      picture={isReading ? <ReaderView reader={reader} t={t} /> : picture}
      inputs={
        <>
          <div className={css.modes}>
            <Choice
              label={t.mode}
              hideLabel
              value={mode}
              onChange={(next) => setMode(next as Mode)}
              options={modes.map((each) => [each, t.modes[each]] as const)}
            />
          </div>
          <div className={css.panel} hidden={mode !== 'make'}>
            <Content key={edits} tool={tool} />
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
            <Design
              tool={tool}
              read={module?.readAsHex}
              logo={logo}
              onLogo={setLogo}
              pdfWidth={pdfWidth}
              onPdfWidth={setPdfWidth}
              hasService={service !== undefined}
            />
            {failed && <LoadFailed t={t} onRetry={tool.act} />}
            <ActionButton tool={announced}>{t.generate}</ActionButton>
          </div>
          {mode === 'batch' && (
            <BatchPanel value={tool.value} logo={logo?.picture} pdfWidth={pdfWidth} t={t} locale={locale} />
          )}
          {isReading && <ReaderInputs reader={reader} t={t} />}
        </>
      }
    >
      {isReading ? (
        <ReaderResult reader={reader} onEdit={edit} t={t} />
      ) : hasServiceFailed && !tool.pending ? (
        <ServiceFailed values={error.values ?? {}} onRetry={tool.act} t={t} locale={locale} />
      ) : (
        <Answer tool={tool} say={(output) => say(output, { t, locale }, shown.isUnread)}>
          {(output) => (
            <QrAnswer
              output={output}
              text={tool.answeredInput?.text ?? ''}
              drawn={shown}
              chosenLevel={tool.answeredInput?.level ?? ''}
              pdfWidth={pdfWidth}
              onSwap={() => tool.replace({ dark: light, light: dark })}
              t={t}
              locale={locale}
            />
          )}
        </Answer>
      )}
    </Canvas>
  )
}
