/** Regions where people weigh themselves in pounds (CLDR 48: `measurementSystem` US; Liberia and Myanmar besides). */
export const imperialRegions: readonly string[] = ['US', 'LR', 'MM']

/** An empty tool as people of a locale begin with it: 'en-US' in pounds and feet. 'en' alone is of no region. */
export function initialIn<Input extends object>(initial: Input, locale: string | undefined): Input {
  const isImperial = 'units' in initial && imperialRegions.includes(regionOf(locale))
  return isImperial ? { ...initial, units: 'imperial' } : initial
}

function regionOf(locale = ''): string {
  try {
    const { language, region } = new Intl.Locale(locale)
    return region ?? (language === 'en' ? '' : (new Intl.Locale(locale).maximize().region ?? ''))
  } catch {
    return ''
  }
}
