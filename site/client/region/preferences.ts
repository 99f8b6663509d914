import { imperialRegions } from '../../../src/engine/core/measures/imperial-regions'
import { fetchModule } from '../../../src/widgets/core/base/fetch-module'
import { type Region, usual } from '../../island/region'
import { store, stored } from '../store'

const key = 'pegboard-region'

/** What the user chose instead of the browser's settings. */
export type Choices = Partial<Region>

/** The valid part of what's stored. */
export function choices(): Choices {
  const { locale, currency, units } = Object(stored(key)) as Record<keyof Region, unknown>
  return {
    ...(isTag(locale) && { locale }),
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...((units === 'metric' || units === 'imperial') && { units }),
  }
}

export const choose = (next: Choices): void => store(key, next)

/** The browser's settings, overridden by the user's choices. */
export async function preferences(chosen = choices()): Promise<Region> {
  const own = chosen.locale ?? navigator.languages.find(isTag) ?? usual.locale
  const region = regionOf(own)
  return {
    // The site's words are English, and so are its numbers and dates.
    locale: `en-${region}`,
    currency: chosen.currency ?? (await currencyOf(region)),
    units: chosen.units ?? (imperialRegions.includes(region) ? 'imperial' : 'metric'),
  }
}

/** 'en-US@posix' and the like throw. */
function isTag(tag: unknown): tag is string {
  try {
    return typeof tag === 'string' && Boolean(new Intl.Locale(tag))
  } catch {
    return false
  }
}

/** AT for 'de-AT'. DE for 'de', unless another of the browser's languages has a region for German. */
function regionOf(locale: string): string {
  const { language, region } = new Intl.Locale(locale)
  const closer = navigator.languages.find((tag) => tag.startsWith(`${language}-`) && isTag(tag))
  return region ?? new Intl.Locale(closer ?? locale).maximize().region ?? 'US'
}

async function currencyOf(region: string): Promise<string> {
  if (region === 'US') return usual.currency
  const table = await fetchModule(() => import('./currencies')).catch(console.error)
  const found = Object.entries(table?.currencies ?? {}).find(([, regions]) => regions.split(' ').includes(region))
  return found?.[0] ?? usual.currency
}
