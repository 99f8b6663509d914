import { useMemo, useState } from 'react'
import { englishIn } from '../../../engine/core/numbers/locale'
import { withOverrides } from '../base/strings'
import type { ToolProps } from '../base/tool-props'
import { isCurrency, minorDigitsOf } from '../format/format'

/** A tool's strings, and its locale and currency. */
export function useStrings<Strings extends object>(
  strings: Strings,
  props: Pick<ToolProps<object, unknown, string, Strings>, 'strings' | 'locale' | 'currency' | 'onCurrencyChange'>,
) {
  /** The default currency, until the page sets another. */
  const [chosen, choose] = useState<{ readonly code: string; readonly before: string | undefined }>()
  const currency = chosen && chosen.before === props.currency ? chosen.code : props.currency
  // Only if the tool shows amounts. In other tools, `currency` may be a label.
  const hasAmounts = 'currency' in strings && isCurrency(String(strings.currency))
  const t = useMemo(() => {
    const own = withOverrides(strings, props.strings)
    return hasAmounts && isCurrency(currency) ? { ...own, currency } : own
  }, [strings, props.strings, currency, hasAmounts])
  return {
    t,
    // The page's own strings are in the language of its locale.
    locale: props.locale && (props.strings ? props.locale : englishIn(props.locale)),
    /** Decimals of the currency's minor unit. */
    minorDigits: hasAmounts && 'currency' in t ? minorDigitsOf(String(t.currency)) : undefined,
    /** Shows amounts in another currency, without converting them. */
    setCurrency(code: string): void {
      choose({ code, before: props.currency })
      props.onCurrencyChange?.(code)
    },
  }
}
