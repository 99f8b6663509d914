import { fetchModule } from '../../../src/widgets/core/loading/fetch-module'
import { imperialRegions } from '../../../src/widgets/core/units/initial-in'
import { type Region, usual } from '../../island/region'
import { store, stored } from '../store'

const key = 'pegboard-region'

/** What a person chose in place of what their browser says. */
export type Choices = Partial<Region>

/** Whatever is stored there. */
export function choices(): Choices {
  const { locale, currency, units } = Object(stored(key)) as Record<keyof Region, unknown>
  return {
    ...(isTag(locale) && { locale }),
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...((units === 'metric' || units === 'imperial') && { units }),
  }
}

export const choose = (next: Choices): void => store(key, next)

/** As the browser says, and where a person chose, as they chose. */
export async function preferences(chosen = choices()): Promise<Region> {
  const locale = chosen.locale ?? navigator.languages.find(isTag) ?? usual.locale
  const region = regionOf(locale)
  return {
    locale,
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

/** Of 'de-AT' it is AT; of 'de' it is DE, unless another of the browser's languages says which German it is. */
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
