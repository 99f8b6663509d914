import type { Swatch } from '../../engine/color-generator/color-generator'
import { levelOf } from '../../engine/core/color/color'
import { formatRatio } from '../core/css-tools/contrast'
import { useWords } from '../core/words/use-words'
import * as css from './color-generator.css'
import type { strings } from './color-generator.strings'
import { nameOf } from './color-generator.summary'

interface MatrixProps {
  readonly swatches: readonly Swatch[]
}

const texts = ['black', 'white'] as const

/** How well black and white text can be read on each color, with a sample of it. */
export function Matrix({ swatches }: MatrixProps) {
  const { t, locale } = useWords<typeof strings>()
  return (
    <table className={css.matrix}>
      <thead>
        <tr>
          <th scope="col">{t.color}</th>
          {texts.map((text) => (
            <th key={text} scope="col">
              {t.texts[text]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {swatches.map((swatch) => (
          <tr key={swatch.hex}>
            <th scope="row">
              <span className={css.colorName}>{nameOf(swatch, t)}</span>
              <span className={css.hex}>{swatch.hex}</span>
            </th>
            {texts.map((text) => {
              const ratio = swatch.contrast[text]
              const level = levelOf(ratio)
              return (
                <td key={text}>
                  <span className={level === 'fail' ? css.failing : css.passing}>
                    <Sample fill={swatch.hex} text={text} />
                    <span className={css.figure}>{formatRatio(ratio, t, locale)}</span>
                    <span className={css.level}>{t.levels[level]}</span>
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Letters on the color. */
const Sample = ({ fill, text }: { readonly fill: string; readonly text: string }) => (
  <svg className={css.sample} width="40" height="28" viewBox="0 0 40 28" aria-hidden="true">
    <rect width="40" height="28" rx="7" fill={fill} />
    <text x="20" y="19.5" textAnchor="middle" fill={text}>
      Aa
    </text>
  </svg>
)
