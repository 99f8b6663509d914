import { useState } from 'react'
import {
  evaluate,
  fields,
  type Input,
  type IssueCode,
  moved,
  type Output,
  presets,
} from '../../engine/box-shadow-generator/box-shadow-generator'
import { readShadow } from '../../engine/box-shadow-generator/read'
import { Answer, Sentence } from '../core/answer/answer'
import { isSameInput } from '../core/base/record'
import type { ToolProps } from '../core/base/tool-props'
import { CssAnswer } from '../core/css-tools/css-answer'
import { PasteCss } from '../core/css-tools/paste-css'
import { PastePanel } from '../core/css-tools/paste-panel'
import { Presets } from '../core/css-tools/presets'
import { ErrorMessage } from '../core/fields/field'
import { Canvas } from '../core/layouts/canvas'
import { useTool } from '../core/tool/use-tool'
import * as css from './box-shadow-generator.css'
import { strings } from './box-shadow-generator.strings'
import { summarize } from './box-shadow-generator.summary'
import { Layers } from './layers'
import { Pad } from './pad'

export type BoxShadowGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function BoxShadowGenerator(props: BoxShadowGeneratorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t, value, locale } = tool
  const { layers } = value
  const [chosen, setChosen] = useState(0)
  const active = Math.min(chosen, layers.length - 1)

  const pasteCss = (
    <PasteCss<Input>
      label={t.paste}
      access={tool.accessOf('layers')}
      tool={tool}
      panel={(actions) => (
        <PastePanel
          example="box-shadow: 0 8px 24px rgb(0 0 0 / 20%);"
          read={(css) => readShadow(css, locale)}
          {...actions}
        />
      )}
    />
  )

  return (
    <Canvas
      tool={tool}
      name={t.name}
      hue="generators"
      picture={
        tool.output && (
          <Pad
            output={tool.output}
            active={active}
            isFixed={tool.accessOf('layers') !== undefined}
            onActive={setChosen}
            onMove={(index, x, y) => tool.update({ layers: moved(layers, index, x, y) })}
          />
        )
      }
      inputs={
        <>
          <Presets
            access={tool.accessOf('layers')}
            label={t.presets}
            names={t.preset}
            isChosen={(id) => isSameInput({ layers }, { layers: [presets[id]] })}
            onChoose={(id) => tool.replace({ layers: [presets[id]] })}
          />
          <Layers tool={tool} layers={layers} active={active} onActive={setChosen} />
          <ErrorMessage>{tool.sentenceAt('layers')}</ErrorMessage>
          <div className={css.paste}>{pasteCss}</div>
        </>
      }
    >
      <Answer tool={tool}>
        {(_, summary) => (
          <CssAnswer summary={summary}>{!tool.accessOf('layers') && <Sentence>{t.hint}</Sentence>}</CssAnswer>
        )}
      </Answer>
    </Canvas>
  )
}
