import { useMemo } from 'react'
import { formatIn, type Summarize, type Summary } from '../base/summary'

/** The shown answer as data. */
export function useSummary<Input, Output, Strings extends object>(
  { input, output }: { readonly input?: Input; readonly output?: Output } = {},
  summarize: Summarize<Input, Output, Strings>,
  t: Strings,
  locale = 'en-US',
): Summary | undefined {
  const currency = 'currency' in t ? String(t.currency) : 'USD'
  return useMemo(
    () => (output && input ? summarize(output, input, t, formatIn(locale, currency)) : undefined),
    [summarize, output, input, t, locale, currency],
  )
}
