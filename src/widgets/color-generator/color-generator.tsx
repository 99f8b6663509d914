import {
  cssVariables,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
  paletteJson,
  type Swatch,
  type Type,
  tailwindTheme,
} from '../../engine/color-generator/color-generator'
import { randomBase } from '../../engine/color-generator/random-base'
import { readAsHex } from '../../engine/core/color/css-color'
import { Answer, Meaning, Sentence } from '../core/answer/answer'
import { bar, tonal } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import { visuallyHidden } from '../core/base/theme.css'
import type { ToolProps } from '../core/base/tool-props'
import { ratioOf } from '../core/css-tools/contrast'
import { ColorField } from '../core/fields/color-field'
import { Select } from '../core/fields/select'
import { Canvas } from '../core/layouts/canvas'
import { ActionButton } from '../core/layouts/tool'
import { CopyButton } from '../core/output/copy-button'
import { SendTo, type Sent } from '../core/output/send-to'
import { useTool } from '../core/tool/use-tool'
import * as css from './color-generator.css'
import { strings } from './color-generator.strings'
import { Matrix } from './matrix'

export type ColorGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const ShuffleIcon = icon('M2 4.5h2.5l6 7H14M2 11.5h2.5l6-7H14M12 2.5l2 2-2 2M12 9.5l2 2-2 2')

export function ColorGenerator(props: ColorGeneratorProps) {
  const tool = useTool({ fields, evaluate }, strings, props, { live: true })
  const { t, locale } = tool
  const wordsFor = ({ name, tone }: Swatch) => interpolate(t.tones[tone], { name: t.names[name] })
  const say = ({ swatches }: Output) => interpolate(t.say, { colors: swatches.map(wordsFor).join(', ') })

  const band = (swatch: Swatch) => {
    const { hex, contrast, text } = swatch
    return (
      <li key={hex}>
        <CopyButton tool={tool} label={hex} text={() => hex} className={css.bands[text]}>
          <svg className={css.fill} aria-hidden="true">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          <span className={css.name}>{wordsFor(swatch)}</span>
          <span className={css.ratio}>
            <span className={visuallyHidden}>{t.texts[text]} </span>
            {ratioOf({ t, locale, contrast }, text)}
          </span>
        </CopyButton>
      </li>
    )
  }

  const scheme = t.schemes[(tool.answeredInput ?? tool.value).type as Type]
  const baseOf = ({ swatches: [base] }: Output) => (base ? wordsFor(base) : '')

  return (
    <Canvas
      tool={tool}
      name={t.name}
      hue="generators"
      picture={
        <ol className={css.palette} aria-label={t.palette}>
          {tool.output?.swatches.map(band)}
        </ol>
      }
      inputs={
        <>
          <ColorField {...tool.field('base')} picker={t.picker} read={readAsHex} />
          <Select {...tool.field('type')} options={Object.entries(t.types)} />
          <div>
            <button
              type="button"
              className={tonal}
              disabled={tool.accessOf('base') !== undefined}
              onClick={() => tool.replace({ base: randomBase() })}
            >
              <ShuffleIcon />
              {t.random}
            </button>
          </div>
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {(output) => (
          <>
            {output.gray ? (
              <Sentence>{t.gray}</Sentence>
            ) : (
              <Meaning template={scheme} values={{ base: baseOf(output) }} />
            )}
            <Matrix swatches={output.swatches} nameOf={wordsFor} t={t} locale={locale} />
            <div className={bar}>
              <CopyButton tool={tool} text={() => output.colors.join('\n')} />
              <CopyButton tool={tool} label={t.variables} text={() => cssVariables(output.colors)} />
              <CopyButton tool={tool} label={t.tailwind} text={() => tailwindTheme(output.colors)} />
              <CopyButton tool={tool} label={t.json} text={() => paletteJson(output.colors)} />
              <SendTo outputs={outputsOf(output)} />
            </div>
          </>
        )}
      </Answer>
    </Canvas>
  )
}

/** For a gradient, or the JSON editor. */
const outputsOf = ({ colors }: Output): readonly Sent[] => [
  { kind: 'color', text: () => colors.join('\n') },
  { kind: 'json', text: () => paletteJson(colors) },
]
