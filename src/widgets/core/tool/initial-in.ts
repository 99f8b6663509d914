import { validTag } from '../../../engine/core/numbers/by-locale'

/** Regions where people weigh themselves in pounds (CLDR 48: `measurementSystem` US, plus Liberia and Myanmar). */
export const imperialRegions: readonly string[] = ['US', 'LR', 'MM']

/** The empty tool in a locale's units: pounds and feet for 'en-US'. Plain 'en' has no region. */
export function initialIn<Input extends object>(initial: Input, locale: string | undefined): Input {
  const isImperial = 'units' in initial && imperialRegions.includes(regionOf(locale))
  return isImperial ? { ...initial, units: 'imperial' } : initial
}

function regionOf(locale = ''): string {
  const tag = new Intl.Locale(validTag(locale, 'en'))
  return tag.region ?? (tag.language === 'en' ? '' : (tag.maximize().region ?? ''))
}
