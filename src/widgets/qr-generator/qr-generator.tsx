import { useEffect, useMemo, useState } from 'react'
import { fields, type Input, initial, levels, percents, sizes } from '../../engine/qr-generator/fields'
import type { Output } from '../../engine/qr-generator/qr-generator'
import { Answer } from '../core/answer/answer'
import { useLazy } from '../core/base/lazy'
import { isSameInput } from '../core/base/record'
import { interpolate } from '../core/base/strings'
import { visuallyHidden } from '../core/base/theme.css'
import type { FieldProps, ToolProps, ToolState } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { Select } from '../core/fields/select'
import { Canvas } from '../core/layouts/canvas'
import { ActionButton } from '../core/layouts/tool'
import { LoadFailed } from '../core/output/load-failed'
import { useTool } from '../core/tool/use-tool'
import { useWords } from '../core/words/use-words'
import { Content } from './content'
import { drawnOf } from './draw/drawn'
import type { LogoFile } from './fields/logo'
import { Folds } from './folds'
import { type Code, initialStrings } from './initial.strings'
import { QrAnswer, QrPicture, ServiceFailed } from './qr-generator.answer'
import * as css from './qr-generator.css'
import { lazyParts } from './qr-generator.lazy'
import { useCode } from './qr-generator.state'
import type { strings } from './qr-generator.strings'
import { summarize } from './qr-generator.summary'
import type { Reading } from './reader/reader'

export interface QrGeneratorProps extends ToolProps<Input, Output, Code, typeof strings> {
  /**
   * URL of an image service that responds to GET ?size={n}x{n}&data={text} with an image. '' uses a public one. The text is
   * sent to the service. Without this prop, codes are made in the browser and the text isn't sent anywhere.
   */
  readonly service?: string
}

const modes = ['make', 'batch', 'read'] as const
type Mode = (typeof modes)[number]

const summarizeDrawn: typeof summarize = (output, input, t, format) =>
  summarize(output, input, t, format, drawnOf(output))

/** In milliseconds. Encoding, drawing and decoding take too long to run after each key. */
const pause = 200

export function QrGenerator({ service, ...props }: QrGeneratorProps) {
  const { mode, choose, panels, reader, retry } = useMode()
  const { tool, announced, error, failed, drawn, module, logo, setLogo } = useGenerator(service, props)
  const { fills, edit, clear } = useFills(tool, choose)
  const { t, value } = tool
  const hasServiceFailed = error?.code === 'failed-to-fetch'
  const isReading = mode === 'read'

  const picture = tool.output && tool.summary && !(hasServiceFailed && !tool.pending) && (
    <QrPicture
      output={tool.output}
      summary={tool.summary}
      text={tool.answeredInput?.text ?? ''}
      drawn={drawn}
      maker={module}
      isChecked={tool.status !== 'example'}
      hasFailed={error?.code === 'does-not-scan'}
    />
  )

  return (
    <Canvas
      tool={toolFor(mode, { ...announced, clear })}
      name={t.name}
      hue="text"
      picture={isReading ? reader && panels && <panels.ReaderView {...reader} /> : picture}
      inputs={
        <>
          <Modes mode={mode} onMode={choose} />
          <div className={css.panel} hidden={mode !== 'make'}>
            <Content key={fills} tool={tool} />
            <SizeAndLevel tool={tool} />
            <Folds
              tool={tool}
              read={module?.readAsHex}
              hasService={service !== undefined}
              logo={logo}
              onLogo={setLogo}
            />
            {failed && <LoadFailed onRetry={tool.act} />}
            <ActionButton tool={announced}>{t.generate}</ActionButton>
          </div>
          {retry && <LoadFailed onRetry={retry} />}
          {mode === 'batch' && panels && <panels.BatchPanel tool={tool} logo={logo?.picture} />}
          {isReading && reader && panels && <panels.ReaderInputs {...reader} />}
        </>
      }
    >
      {isReading ? (
        reader && panels && <panels.ReaderResult {...reader} onEdit={tool.accessOf('text') ? undefined : edit} />
      ) : hasServiceFailed && !tool.pending ? (
        <ServiceFailed values={error.values ?? {}} onRetry={tool.act} />
      ) : (
        <Answer tool={tool}>
          {(output, summary) => (
            <QrAnswer
              output={output}
              summary={summary}
              text={tool.answeredInput?.text ?? ''}
              drawn={drawn}
              maker={module}
              chosenLevel={tool.answeredInput?.level ?? ''}
              pdfWidth={value.pdfWidth}
              onSwap={() => tool.replace({ dark: value.light, light: value.dark })}
            />
          )}
        </Answer>
      )}
    </Canvas>
  )
}

/** What's shown. `retry` loads its panels again if they didn't load. */
function useMode() {
  const [mode, setMode] = useState<Mode>('make')
  const { module: panels, load, failed } = useLazy(lazyParts)
  const [reading, setReading] = useState<Reading>({ state: { phase: 'idle' } })
  const reader = useMemo(() => panels?.createReader(setReading), [panels])
  function choose(next: Mode): void {
    if (next !== 'make') void load()
    setMode(next)
  }
  return {
    mode,
    choose,
    panels,
    reader: reader && { reader, reading },
    retry: failed && mode !== 'make' ? () => void load() : undefined,
  }
}

/** Clear, and a code that was read to be edited, fill the form anew. `fills` counts them. */
function useFills(
  tool: Pick<ReturnType<typeof useGenerator>['tool'], 'clear' | 'replace'>,
  choose: (mode: Mode) => void,
) {
  const [fills, setFills] = useState(0)
  const fillAnew = () => setFills(fills + 1)
  function edit(text: string): void {
    tool.replace({ text })
    fillAnew()
    choose('make')
  }
  function clear(): void {
    tool.clear?.()
    fillAnew()
  }
  return { fills, edit, clear: tool.clear && clear }
}

/** The state of Make. */
function useGenerator(service: string | undefined, props: Omit<QrGeneratorProps, 'service'>) {
  const [logo, setLogo] = useState<LogoFile>()
  const { evaluate, evaluateExample, run, failed, load, module } = useCode(service, logo?.picture)
  const tool = useTool({ fields, evaluate, summarize: summarizeDrawn }, initialStrings, props, {
    run,
    pause,
    // The text is sent to a service only on a press.
    follows: service === undefined ? 'always' : 'never',
    evaluateExample,
  })
  const { value, result, resultInput } = tool
  const failure =
    result?.ok === false && resultInput && isSameInput(resultInput, value)
      ? result.issues.find(({ field }) => !field)
      : undefined
  // A code that's made while its fields are edited can fail as a whole, without a press.
  const error = tool.issueAt('') ?? failure
  const { text, size, level, pdfWidth } = value
  const isDesigned = !isSameInput(value, { ...initial, text, size, level, pdfWidth })
  useEffect(() => {
    if (isDesigned) void load()
  }, [isDesigned, load])
  /** `ServiceFailed` and `LoadFailed` are alerts themselves. */
  const isAlert = error?.code === 'failed-to-fetch' || failed
  const announced = { ...tool, issue: isAlert || !error ? undefined : tool.sentenceFor(error) }
  return { tool, announced, error, failed, drawn: drawnOf(tool.output), module, logo, setLogo }
}

/** Samples are for Make. An image that's read isn't an example. */
const toolFor = (mode: Mode, tool: ToolState): ToolState =>
  mode === 'make'
    ? tool
    : {
        ...tool,
        clear: undefined,
        status: mode === 'read' ? 'current' : tool.status,
        props: { ...tool.props, samples: [] },
      }

interface ModesProps {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
}

function Modes({ mode, onMode }: ModesProps) {
  const { t } = useWords<typeof initialStrings>()
  return (
    <fieldset className={css.modes}>
      <legend className={visuallyHidden}>{t.mode}</legend>
      {modes.map((each) => (
        <button key={each} type="button" className={css.mode} aria-pressed={each === mode} onClick={() => onMode(each)}>
          {t.modes[each]}
        </button>
      ))}
    </fieldset>
  )
}

interface SizeAndLevelProps {
  readonly tool: {
    readonly t: typeof initialStrings
    readonly locale: string
    readonly field: (name: 'size' | 'level') => FieldProps
  }
}

const SizeAndLevel = ({ tool: { t, locale, field } }: SizeAndLevelProps) => (
  <Row>
    <Select
      {...field('size')}
      options={sizes.map((size) => [size, interpolate(t.pixels, { size: Number(size) }, locale)])}
    />
    <Select
      {...field('level')}
      options={levels.map((level) => [level, interpolate(t.levelOf, { level, percent: percents[level] }, locale)])}
    />
  </Row>
)
