import { currencies } from '../../../src/engine/core/numbers/currencies'

// biome-ignore format: a list
const locales = [
  'ar-EG', 'bg-BG', 'bn-BD', 'ca-ES', 'cs-CZ', 'da-DK', 'de-AT', 'de-CH', 'de-DE', 'el-GR', 'en-AU', 'en-CA', 'en-GB',
  'en-IE', 'en-IN', 'en-NG', 'en-NZ', 'en-PH', 'en-SG', 'en-US', 'en-ZA', 'es-AR', 'es-CL', 'es-CO', 'es-ES', 'es-MX',
  'es-US', 'et-EE', 'fa-IR', 'fi-FI', 'fr-BE', 'fr-CA', 'fr-CH', 'fr-FR', 'he-IL', 'hi-IN', 'hr-HR', 'hu-HU', 'id-ID',
  'it-CH', 'it-IT', 'ja-JP', 'ko-KR', 'lt-LT', 'lv-LV', 'ms-MY', 'my-MM', 'nb-NO', 'nl-BE', 'nl-NL', 'pl-PL', 'pt-BR',
  'pt-PT', 'ro-RO', 'ru-RU', 'sk-SK', 'sl-SI', 'sr-RS', 'sv-SE', 'th-TH', 'tr-TR', 'uk-UA', 'vi-VN', 'zh-CN', 'zh-HK',
  'zh-TW',
]

export type Choice = readonly [value: string, text: string]

const nameOf = (type: 'language' | 'currency' | 'region', code: string) =>
  new Intl.DisplayNames('en', { type, languageDisplay: 'standard' }).of(code) ?? code
const byText = ([, one]: Choice, [, other]: Choice) => one.localeCompare(other, 'en')

/** 'Germany' for any of its languages. */
export const regionName = (tag: string): string => nameOf('region', new Intl.Locale(tag).region ?? 'US')
/** 'Euro (EUR)' */
export const currencyName = (code: string): string => `${nameOf('currency', code)} (${code})`

/** 'German (Germany)', for tools in other languages. */
export const localeOptions: readonly Choice[] = locales
  .map((tag): Choice => [tag, nameOf('language', tag)])
  .sort(byText)
/** English as in each of these regions, for the site. */
export const regionOptions = (regions: readonly string[]): readonly Choice[] =>
  regions.map((region): Choice => [`en-${region}`, nameOf('region', region)]).sort(byText)
export const currencyOptions: readonly Choice[] = currencies
  .map((code): Choice => [code, currencyName(code)])
  .sort(byText)
