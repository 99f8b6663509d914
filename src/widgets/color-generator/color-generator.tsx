import {
  cssVariables,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
  paletteJson,
  type Swatch,
  tailwindTheme,
} from '../../engine/color-generator/color-generator'
import { randomBase } from '../../engine/color-generator/random-base'
import { readAsHex } from '../../engine/core/color/css-color'
import { Answer, Meaning } from '../core/answer/answer'
import { tonal } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { visuallyHidden } from '../core/base/theme.css'
import type { ToolProps } from '../core/base/tool-props'
import { ColorField } from '../core/fields/color-field'
import { Select } from '../core/fields/select'
import { Canvas } from '../core/layouts/canvas'
import { ActionButton } from '../core/layouts/tool'
import { CopyBar, CopyButton } from '../core/output/copy-button'
import { useTool } from '../core/tool/use-tool'
import * as css from './color-generator.css'
import { strings } from './color-generator.strings'
import { nameOf, summarize } from './color-generator.summary'
import { Matrix } from './matrix'

export type ColorGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const ShuffleIcon = icon('M2 4.5h2.5l6 7H14M2 11.5h2.5l6-7H14M12 2.5l2 2-2 2M12 9.5l2 2-2 2')

export function ColorGenerator(props: ColorGeneratorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t } = tool

  const band = (swatch: Swatch, index: number) => {
    const { hex, text } = swatch
    // Two lines for each color, as in the table.
    const ratio = tool.summary?.lines[index * 2 + (text === 'black' ? 0 : 1)]
    return (
      <li key={hex}>
        <CopyButton label={hex} text={() => hex} className={css.bands[text]}>
          <svg className={css.fill} aria-hidden="true">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          <span className={css.name}>{nameOf(swatch, t)}</span>
          <span className={css.ratio}>
            <span className={visuallyHidden}>{ratio?.label} </span>
            {ratio?.text}
          </span>
        </CopyButton>
      </li>
    )
  }

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
      <Answer tool={tool}>
        {({ colors, swatches }, summary) => (
          <>
            <Meaning sentence={summary.sentence} />
            <Matrix swatches={swatches} />
            <CopyBar summary={summary}>
              <CopyButton label={t.variables} text={() => cssVariables(colors)} />
              <CopyButton label={t.tailwind} text={() => tailwindTheme(colors)} />
              <CopyButton label={t.json} text={() => paletteJson(colors)} />
            </CopyBar>
          </>
        )}
      </Answer>
    </Canvas>
  )
}
