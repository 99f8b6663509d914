import { useState } from 'react'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Layer,
  moved,
  type Output,
  presets,
} from '../../engine/box-shadow-generator'
import { readShadow } from '../../engine/box-shadow-generator/read'
import { CssAnswer } from '../core/css-tools/css-answer'
import { PasteCss } from '../core/css-tools/paste-css'
import { PastePanel } from '../core/css-tools/paste-panel'
import { Rows } from '../core/field-groups/rows'
import { ErrorMessage } from '../core/fields/field'
import { field, legend } from '../core/fields/field.css'
import { plural } from '../core/format/plural'
import { bar } from '../core/output/button.css'
import { Answer, Note } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import * as css from './box-shadow-generator.css'
import { LayerFields } from './box-shadow-generator.layer'
import { Pad } from './box-shadow-generator.pad'
import { strings } from './box-shadow-generator.strings'

export type BoxShadowGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const [blank] = initial.layers as readonly [Layer]

export function BoxShadowGenerator(props: BoxShadowGeneratorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { live: true })
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
              {Object.entries(presets).map(([id, preset]) => (
                <button
                  key={id}
                  type="button"
                  className={css.preset}
                  onClick={() => tool.replace({ layers: [preset] })}
                >
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
            remove={(index) => interpolate(t.remove, { n: index + 1 }, locale)}
            onAdd={() => tool.update({ layers: [...layers, blank] })}
            onRemove={(index) => tool.replace({ layers: layers.filter((_, other) => other !== index) })}
            row={(index) => <LayerFields tool={tool} index={index} onFocus={() => setChosen(index)} />}
          />
          <ErrorMessage>{tool.sentenceAt('layers')}</ErrorMessage>
          <div className={bar}>
            <PasteCss<Input>
              label={t.paste}
              tool={tool}
              panel={(actions) => (
                <PastePanel
                  t={t}
                  example="box-shadow: 0 8px 24px rgb(0 0 0 / 20%);"
                  locale={locale}
                  read={(css) => readShadow(css, locale)}
                  {...actions}
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
            <Pad
              t={t}
              locale={locale}
              output={output}
              active={active}
              onActive={setChosen}
              onMove={(index, x, y) => tool.update({ layers: moved(layers, index, x, y) })}
            />
            <Note>{t.hint}</Note>
          </CssAnswer>
        )}
      </Answer>
    </Tool>
  )
}
