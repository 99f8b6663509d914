import { levelOf, type TextContrast } from '../../../engine/core/color/color'
import { Line, Receipt, Receipts } from '../answer/answer'
import { interpolate } from '../base/strings'
import { formatNumber } from '../format/format'
import type { contrastStrings } from './contrast.strings'

interface ContrastProps {
  readonly t: typeof contrastStrings
  readonly locale: string
  readonly contrast: TextContrast
}

/** '5.7:1' */
export const formatRatio = ({ t, locale, contrast }: ContrastProps, text: keyof TextContrast): string =>
  interpolate(t.ratio, { n: formatNumber(contrast[text], locale, 0, 2) })

/** '5.7:1 AA' */
export const ratioOf = (props: ContrastProps, text: keyof TextContrast): string =>
  `${formatRatio(props, text)} ${props.t.levels[levelOf(props.contrast[text])]}`

/** How readable black and white text is, side by side if there's room. */
export const Contrast = (props: ContrastProps) => (
  <Receipts>
    {(['black', 'white'] as const).map((text) => (
      <Receipt key={text}>
        <Line label={props.t.texts[text]}>{ratioOf(props, text)}</Line>
      </Receipt>
    ))}
  </Receipts>
)
