import type { GuessTime, Input, Output } from '../../engine/password-generator/password-generator'
import { interpolate } from '../core/base/strings'
import type { Format, Summary } from '../core/base/summary'
import { format, formatNumber } from '../core/format/format'
import type { strings } from './password-generator.strings'

/** Copied, but never announced, sent to another tool or part of a form. */
export function summarize(
  { password, strength, entropyBits, guessTime }: Output,
  _input: Input,
  t: typeof strings,
  { locale }: Format,
): Summary {
  return {
    label: t.password,
    figure: password,
    sentence: { template: t.meaning, values: { time: timeText(guessTime, t, locale) } },
    lines: [
      { label: t.strength, text: t.strengths[strength] },
      { label: t.entropy, text: interpolate(t.bits, { bits: formatNumber(entropyBits, locale, 0, 1) }) },
    ],
    text: password,
    isSecret: true,
  }
}

/** '310 thousand years' or 'more than a trillion years'. */
function timeText({ count, unit }: GuessTime, t: typeof strings, locale: string): string {
  if (unit === 'second' && count < 1) return t.noTime
  if (count > 1e12) return t.forever
  const options = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 } as const
  return format(locale, { ...options, style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
