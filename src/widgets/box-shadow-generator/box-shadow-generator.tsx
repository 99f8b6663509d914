import { useState } from 'react'
import * as engine from '../../engine/box-shadow-generator'
import { Answer, Note } from '../core/answer'
import { bar } from '../core/button.css'
import { CssAnswer, CssGhost } from '../core/css-answer'
import { Issue } from '../core/field'
import { field, legend } from '../core/field.css'
import { partOf } from '../core/part'
import { PasteCss } from '../core/paste-css'
import { plural } from '../core/plural'
import { Rows } from '../core/rows'
import { fill } from '../core/strings'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './box-shadow-generator.css'
import { LayerFields } from './box-shadow-generator.layer'
import { Pad } from './box-shadow-generator.pad'
import { firstStrings, type strings } from './box-shadow-generator.strings'

export type BoxShadowGeneratorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./box-shadow-generator.part'))

const [blank] = engine.initial.layers as readonly [engine.Layer]

export function BoxShadowGenerator(props: BoxShadowGeneratorProps) {
  const tool = useTool(engine, firstStrings, props, { live: true })
  const { t, value, locale } = tool
  const { layers } = value
  const [chosen, setChosen] = useState(0)
  const active = Math.min(chosen, layers.length - 1)
  const say = () => plural(t.say, layers.length, locale)

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <fieldset className={field}>
            <legend className={legend}>{t.presets}</legend>
            <div className={css.presets}>
              {Object.entries(engine.presets).map(([id, preset]) => (
                <button key={id} type="button" className={css.preset} onClick={() => tool.update({ layers: [preset] })}>
                  {t.preset[id as keyof typeof t.preset]}
                </button>
              ))}
            </div>
          </fieldset>
          <Rows
            label={t.layers}
            count={layers.length}
            block
            add={t.add}
            remove={(index) => fill(t.remove, { n: index + 1 }, locale)}
            onAdd={() => tool.update({ layers: [...layers, blank] })}
            onRemove={(index) => tool.update({ layers: layers.filter((_, other) => other !== index) })}
            row={(index) => <LayerFields tool={tool} index={index} onFocus={() => setChosen(index)} />}
          />
          <Issue>{tool.sentenceAt('layers')}</Issue>
          <div className={bar}>
            <PasteCss t={t} usePart={usePart} tool={tool} />
          </div>
        </>
      }
    >
      <Answer
        tool={tool}
        say={say}
        empty={
          <>
            <div className={css.stage}>
              <span className={css.box} />
            </div>
            <CssGhost />
          </>
        }
      >
        {(output) => (
          <CssAnswer tool={tool} t={t} css={output.css} contrast={output.contrast}>
            <Pad
              t={t}
              locale={locale}
              output={output}
              active={active}
              onActive={setChosen}
              onMove={(index, x, y) => tool.update({ layers: engine.moved(layers, index, x, y) })}
            />
            <Note>{t.hint}</Note>
          </CssAnswer>
        )}
      </Answer>
    </Tool>
  )
}
