import {
  cssVariables,
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  paletteJson,
  type Swatch,
  tailwindTheme,
} from '../../engine/color-generator'
import { readAsHex } from '../../engine/core/color/css-color'
import { ratioOf } from '../core/css-tools/contrast'
import { ColorField } from '../core/fields/color-field'
import { Select } from '../core/fields/select'
import { bar } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { Answer, Note } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import * as css from './color-generator.css'
import { strings } from './color-generator.strings'

export type ColorGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function ColorGenerator(props: ColorGeneratorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { live: true })
  const { t, locale } = tool
  const wordsFor = ({ name, tone }: Swatch) => interpolate(t.tones[tone], { name: t.names[name] })
  const say = ({ swatches }: Output) => interpolate(t.say, { colors: swatches.map(wordsFor).join(', ') })

  const band = (swatch: Swatch) => {
    const { hex, contrast, text } = swatch
    return (
      <li key={hex}>
        <CopyButton tool={tool} label={hex} text={() => hex} className={css.bands[text]}>
          <svg className={css.ground} aria-hidden="true">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          <span className={css.words}>
            <span className={css.name}>{wordsFor(swatch)}</span>
            {(['black', 'white'] as const).map((text) => (
              <span key={text}>
                {t.texts[text]} {ratioOf({ t, locale, contrast }, text)}
              </span>
            ))}
          </span>
        </CopyButton>
      </li>
    )
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <ColorField {...tool.field('base')} picker={t.picker} read={readAsHex} />
          <Select {...tool.field('type')} options={Object.entries(t.types)} />
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {({ colors, swatches, gray }) => (
          <>
            {gray && <Note>{t.gray}</Note>}
            <ol className={css.palette} aria-label={t.palette}>
              {swatches.map(band)}
            </ol>
            <div className={bar}>
              <CopyButton tool={tool} text={() => colors.join('\n')} />
              <CopyButton tool={tool} label={t.variables} text={() => cssVariables(colors)} />
              <CopyButton tool={tool} label={t.tailwind} text={() => tailwindTheme(colors)} />
              <CopyButton tool={tool} label={t.json} text={() => paletteJson(colors)} />
            </div>
          </>
        )}
      </Answer>
    </Tool>
  )
}
