import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  presets,
  rampOf,
} from '../../engine/gradient-generator'
import { randomGradient } from '../../engine/gradient-generator/random'
import { readGradient } from '../../engine/gradient-generator/read'
import { CssAnswer } from '../core/css-tools/css-answer'
import { PasteCss } from '../core/css-tools/paste-css'
import { PastePanel } from '../core/css-tools/paste-panel'
import { StylePreview } from '../core/css-tools/style-preview'
import { Choice } from '../core/fields/choice'
import { ErrorMessage } from '../core/fields/field'
import { field, legend } from '../core/fields/field.css'
import { Select } from '../core/fields/select'
import { bar, secondary } from '../core/output/button.css'
import { Answer } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import * as css from './gradient-generator.css'
import { Stops } from './gradient-generator.stops'
import { strings } from './gradient-generator.strings'

export type GradientGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function GradientGenerator(props: GradientGeneratorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { live: true })
  const { t, value, locale } = tool
  const { stops, type, direction } = value
  const directions = Object.entries<string>(t.directions)
  if (!Object.hasOwn(t.directions, direction)) directions.push([direction, direction])
  const say = ({ stops }: Output) => {
    // The type that was answered: the one in the field may be none.
    const answered = (tool.answeredInput ?? value).type
    return interpolate(t.say[answered as keyof typeof t.say], { n: stops.length }, locale)
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <div className={css.choices}>
            <Choice {...tool.field('type')} options={Object.entries(t.types)} />
            {type !== 'radial' && <Select {...tool.field('direction')} options={directions} />}
          </div>
          <Stops tool={tool} stops={stops} ramp={tool.output?.ramp ?? ''} onStops={(stops) => tool.update({ stops })} />
          <ErrorMessage>{tool.sentenceAt('stops')}</ErrorMessage>
          <fieldset className={field}>
            <legend className={legend}>{t.presets}</legend>
            <div className={css.presets}>
              {Object.entries(presets).map(([id, preset]) => (
                <button key={id} type="button" className={css.preset} onClick={() => tool.replace({ stops: preset })}>
                  <StylePreview className={css.sample} css={`background: ${rampOf(preset)};`} />
                  {t.preset[id as keyof typeof t.preset]}
                </button>
              ))}
            </div>
          </fieldset>
          <div className={bar}>
            <button type="button" className={secondary} onClick={() => tool.replace(randomGradient(type))}>
              {t.random}
            </button>
            <PasteCss<Input>
              label={t.paste}
              tool={tool}
              panel={({ onRead, onCancel }) => (
                <PastePanel
                  t={t}
                  example="background: linear-gradient(135deg, tomato, gold 40%, white);"
                  locale={locale}
                  read={(css) => readGradient(css, locale)}
                  onRead={({ input, reshaped }) => onRead(input, reshaped ? t.reshaped : undefined)}
                  onCancel={onCancel}
                />
              )}
            />
          </div>
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {(output) => (
          <CssAnswer tool={tool} t={t} css={output.css} contrast={output.contrast}>
            <div className={css.preview}>
              <StylePreview className={css.ramp} css={output.css} />
            </div>
          </CssAnswer>
        )}
      </Answer>
    </Tool>
  )
}
