import { startTransition, useEffect, useState } from 'react'
import { currencies } from '../../../engine/core/numbers/currencies'
import { intlTag } from '../../../engine/core/numbers/locale'
import type { coreStrings } from '../base/strings'
import * as css from './currency-switch.css'

interface CurrencySwitchProps {
  readonly tool: {
    readonly t: typeof coreStrings & { readonly currency: string }
    readonly locale: string
    setCurrency(code: string): void
  }
}

/** Selects the tool's currency, below the fields. */
export function CurrencySwitch({ tool: { t, locale, setCurrency } }: CurrencySwitchProps) {
  // The full list would make up most of a prerendered page.
  const [codes, setCodes] = useState<readonly string[]>([t.currency])
  // In a transition, so that it doesn't delay the first press on the page.
  useEffect(() => startTransition(() => setCodes([...new Set([...currencies, t.currency])].sort())), [t.currency])
  const names = codes.length > 1 ? new Intl.DisplayNames(intlTag(locale), { type: 'currency' }) : undefined
  return (
    <label className={css.line}>
      {t.currencyLabel}
      <select
        data-setting=""
        className={css.select}
        value={t.currency}
        onChange={(event) => setCurrency(event.currentTarget.value)}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {names && code !== t.currency ? `${code} – ${names.of(code)}` : code}
          </option>
        ))}
      </select>
    </label>
  )
}
