import { likelyPercent, type UsualRange } from '../../../../engine/core/numbers/likely-percent'
import { readPercent } from '../../../../engine/core/numbers/read-number'
import { interpolate } from '../../base/strings'
import { formatNumber, formatPercent } from '../../format/format'
import { useWords } from '../../words/use-words'
import * as css from './percent-typo.css'
import type { typoStrings } from './percent-typo.strings'

interface PercentTypoProps {
  readonly value: string
  readonly usual: UsualRange
  /** While typing, a number isn't finished. */
  readonly isTyping: boolean
  readonly onChange: (value: string) => void
}

/** A note below a field whose decimal point is probably in the wrong place. The answer stays. */
export function PercentTypo({ value, usual, isTyping, onChange }: PercentTypoProps) {
  const { t, locale } = useWords<typeof typoStrings>()
  const percent = Number(readPercent(value, locale) ?? 0)
  const likely = likelyPercent(percent, usual)
  if (isTyping || likely === undefined) return null
  const template = percent > usual.most ? t.unusuallyHigh : t.unusuallyLow
  return (
    <p className={css.typo}>
      {interpolate(template, { percent: formatPercent(percent, locale) })}{' '}
      <button type="button" className={css.fix} onClick={() => onChange(formatNumber(likely, locale))}>
        {interpolate(t.didYouMean, { percent: formatPercent(likely, locale) })}
      </button>
    </p>
  )
}
