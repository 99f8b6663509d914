import { imperialRegions } from '../../../engine/core/measures/imperial-regions'
import { canonicalTag, englishIn } from '../../../engine/core/numbers/locale'

/** The empty tool in a locale's units: pounds and feet for 'en-US'. Plain 'en' has no region. */
export function initialIn<Input extends object>(initial: Input, locale: string | undefined): Input {
  const isImperial = 'units' in initial && imperialRegions.includes(regionOf(locale))
  return isImperial ? { ...initial, units: 'imperial' } : initial
}

function regionOf(locale = ''): string {
  return new Intl.Locale(canonicalTag(englishIn(locale), 'en')).region ?? ''
}
