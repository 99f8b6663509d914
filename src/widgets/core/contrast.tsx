import { levelOf, type TextContrast } from '../../engine/core/color'
import { Line, Receipt } from './answer'
import type { contrastStrings } from './contrast.strings'
import { formatNumber } from './format'
import { fill } from './strings'

interface ContrastProps {
  readonly t: typeof contrastStrings
  readonly locale: string
  readonly contrast: TextContrast
}

/** '5.7:1 AA' */
export const ratioOf = ({ t, locale, contrast }: ContrastProps, text: keyof TextContrast): string =>
  `${fill(t.ratio, { n: formatNumber(contrast[text], locale, 0, 2) })} ${t.levels[levelOf(contrast[text])]}`

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
