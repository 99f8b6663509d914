import * as engine from '../../engine/gradient-generator'
import { Answer } from '../core/answer'
import { bar, secondary } from '../core/button.css'
import { Choice } from '../core/choice'
import { CssAnswer, CssGhost } from '../core/css-answer'
import { Issue } from '../core/field'
import { field, legend } from '../core/field.css'
import { Painted } from '../core/painted'
import { NotFetched, partOf } from '../core/part'
import { PasteCss } from '../core/paste-css'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './gradient-generator.css'
import { Stops } from './gradient-generator.stops'
import { firstStrings, type strings } from './gradient-generator.strings'

export type GradientGeneratorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./gradient-generator.part'))

export function GradientGenerator(props: GradientGeneratorProps) {
  const tool = useTool(engine, firstStrings, props, { live: true })
  const { t, value, locale } = tool
  const { stops, type, direction } = value
  const [, load, failed] = usePart()
  const directions = Object.entries<string>(t.directions)
  if (!Object.hasOwn(t.directions, direction)) directions.push([direction, direction])
  const say = ({ stops }: engine.Output) => fill(t.say[type as keyof typeof t.say], { n: stops.length }, locale)

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
          <Issue>{tool.sentenceAt('stops')}</Issue>
          <fieldset className={field}>
            <legend className={legend}>{t.presets}</legend>
            <div className={css.presets}>
              {Object.entries(engine.presets).map(([id, preset]) => (
                <button key={id} type="button" className={css.preset} onClick={() => tool.update({ stops: preset })}>
                  <Painted className={css.sample} css={`background: ${engine.rampOf(preset)};`} />
                  {t.preset[id as keyof typeof t.preset]}
                </button>
              ))}
            </div>
          </fieldset>
          <div className={bar}>
            <button
              type="button"
              className={secondary}
              onClick={() => void load().then((part) => part && tool.update(part.randomGradient(type)))}
            >
              {t.random}
            </button>
            <PasteCss t={t} usePart={usePart} tool={tool} />
          </div>
          {failed && <NotFetched t={t} />}
        </>
      }
    >
      <Answer
        tool={tool}
        say={say}
        empty={
          <>
            <div className={css.ghost} />
            <CssGhost />
          </>
        }
      >
        {(output) => (
          <CssAnswer tool={tool} t={t} css={output.css} contrast={output.contrast}>
            <div className={css.preview}>
              <Painted className={css.ramp} css={output.css} />
            </div>
          </CssAnswer>
        )}
      </Answer>
    </Tool>
  )
}
