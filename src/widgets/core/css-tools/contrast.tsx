import { levelOf, type TextContrast } from '../../../engine/core/color/color'
import { formatNumber } from '../format/format'
import { Line, Receipt } from '../tool/answer'
import { interpolate } from '../tool/strings'
import type { contrastStrings } from './contrast.strings'

interface ContrastProps {
  readonly t: typeof contrastStrings
  readonly locale: string
  readonly contrast: TextContrast
}

/** '5.7:1 AA' */
export const ratioOf = ({ t, locale, contrast }: ContrastProps, text: keyof TextContrast): string =>
  `${interpolate(t.ratio, { n: formatNumber(contrast[text], locale, 0, 2) })} ${t.levels[levelOf(contrast[text])]}`

/** How well black and white text can be read, on lines of their own. */
export const Contrast = (props: ContrastProps) => (
  <Receipt>
    {(['black', 'white'] as const).map((text) => (
      <Line key={text} label={props.t.texts[text]}>
        {ratioOf(props, text)}
      </Line>
    ))}
  </Receipt>
)
