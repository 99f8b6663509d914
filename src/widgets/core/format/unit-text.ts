import { format } from './format'

/** '9 months 19 days', or '9 meses y 19 días' in es. Leaves out parts that are 0. */
export function unitText(amounts: Readonly<Record<string, number>>, locale: string): string {
  const parts = Object.entries(amounts)
    .filter(([, amount]) => amount)
    .map(([unit, amount]) =>
      format(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 2 }).format(amount),
    )
  return parts.length < 2 || /^en\b/i.test(locale) ? parts.join(' ') : listOf(parts, locale)
}

/** 'Price, Rate', without an 'and'. */
export function listOf(parts: readonly string[], locale: string): string {
  // `format` replaces an invalid tag.
  return new Intl.ListFormat(format(locale).resolvedOptions().locale, { type: 'unit' }).format(parts)
}
