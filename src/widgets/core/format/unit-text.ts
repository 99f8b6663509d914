import { format } from './format'

/** '9 months 19 days', or '9 meses y 19 días' in es. Leaves out parts that are 0. */
export function unitText(amounts: Readonly<Record<string, number>>, locale: string): string {
  const parts = Object.entries(amounts)
    .filter(([, amount]) => amount)
    .map(([unit, amount]) =>
      format(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 2 }).format(amount),
    )
  if (parts.length < 2 || /^en\b/i.test(locale)) return parts.join(' ')
  // `format` has replaced an invalid tag.
  return new Intl.ListFormat(format(locale).resolvedOptions().locale, { type: 'unit' }).format(parts)
}
