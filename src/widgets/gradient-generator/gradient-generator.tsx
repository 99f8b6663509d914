import {
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
  presets,
  rampOf,
} from '../../engine/gradient-generator/gradient-generator'
import { randomGradient } from '../../engine/gradient-generator/random'
import { readGradient } from '../../engine/gradient-generator/read'
import { Answer, Meaning } from '../core/answer/answer'
import { tonal } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { isSameInput } from '../core/base/record'
import type { Access, ToolProps } from '../core/base/tool-props'
import { CssAnswer } from '../core/css-tools/css-answer'
import { PasteCss } from '../core/css-tools/paste-css'
import { PastePanel } from '../core/css-tools/paste-panel'
import { Presets } from '../core/css-tools/presets'
import { StylePreview } from '../core/css-tools/style-preview'
import { Choice } from '../core/fields/choice'
import { ErrorMessage } from '../core/fields/field'
import { Select } from '../core/fields/select'
import { Canvas } from '../core/layouts/canvas'
import { useTool } from '../core/tool/use-tool'
import * as css from './gradient-generator.css'
import { strings } from './gradient-generator.strings'
import { summarize } from './gradient-generator.summary'
import { Stops } from './stops'

export type GradientGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const ShuffleIcon = icon('M2 4.5h2.5l6 7H14M2 11.5h2.5l6-7H14M12 2.5l2 2-2 2M12 9.5l2 2-2 2')

export function GradientGenerator(props: GradientGeneratorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t, value } = tool
  const { stops, type, direction } = value
  const directions = Object.entries<string>(t.directions)
  if (!Object.hasOwn(t.directions, direction)) directions.push([direction, direction])

  return (
    <Canvas
      tool={tool}
      name={t.name}
      hue="generators"
      picture={
        tool.output && (
          <div className={css.preview}>
            <StylePreview className={css.ramp} css={tool.output.css} />
          </div>
        )
      }
      inputs={
        <>
          <div className={css.choices}>
            <Choice {...tool.field('type')} options={Object.entries(t.types)} />
            {type !== 'radial' && <Select {...tool.field('direction')} options={directions} />}
          </div>
          <Stops
            tool={tool}
            stops={stops}
            placed={tool.status === 'current' ? tool.output?.stops : undefined}
            ramp={tool.output?.ramp ?? ''}
            onStops={(stops) => tool.update({ stops })}
          />
          <ErrorMessage>{tool.sentenceAt('stops')}</ErrorMessage>
          <Presets
            access={tool.accessOf('stops')}
            label={t.presets}
            names={t.preset}
            isChosen={(id) => isSameInput({ stops }, { stops: presets[id] })}
            onChoose={(id) => tool.replace({ stops: presets[id] })}
            sample={(id) => <StylePreview className={css.sample} css={`background: ${rampOf(presets[id])};`} />}
          />
          <Others tool={tool} />
        </>
      }
    >
      <Answer tool={tool}>
        {({ contrast }, summary) => (
          <CssAnswer summary={summary} contrastUnknown={contrast ? undefined : t.contrastUnknown}>
            <Meaning sentence={summary.sentence} />
          </CssAnswer>
        )}
      </Answer>
    </Canvas>
  )
}

interface OthersProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    readonly value: Input
    accessOf(field: 'stops'): Access
    begin(): void
    update(input: Input): void
    replace(input: Input): void
  }
}

/** Buttons for another gradient: a random one, or one from CSS. */
function Others({ tool }: OthersProps) {
  const { t, locale } = tool
  const access = tool.accessOf('stops')
  return (
    <div className={css.actions}>
      <button
        type="button"
        className={tonal}
        disabled={access !== undefined}
        onClick={() => tool.replace(randomGradient(tool.value.type))}
      >
        <ShuffleIcon />
        {t.random}
      </button>
      <PasteCss<Input>
        label={t.paste}
        access={access}
        tool={tool}
        panel={({ onRead, onCancel }) => (
          <PastePanel
            example="background: linear-gradient(135deg, tomato, gold 40%, white);"
            read={(css) => readGradient(css, locale)}
            onRead={({ input, reshaped }) => onRead(input, reshaped ? t.reshaped : undefined)}
            onCancel={onCancel}
          />
        )}
      />
    </div>
  )
}
