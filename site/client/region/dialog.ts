import { currencies } from '../../../src/widgets/core/format/currencies'
import type { Region } from '../../island/region'
import { button } from '../../layout/app.css'
import * as css from '../../layout/region.css'
import { announce } from '../announce'
import { element } from '../element'
import { choices, choose, preferences } from './preferences'

type Name = keyof Region
type Option = readonly [value: string, text: string]

// biome-ignore format: a list
const locales = [
  'ar-EG', 'bg-BG', 'bn-BD', 'ca-ES', 'cs-CZ', 'da-DK', 'de-AT', 'de-CH', 'de-DE', 'el-GR', 'en-AU', 'en-CA', 'en-GB',
  'en-IE', 'en-IN', 'en-NG', 'en-NZ', 'en-PH', 'en-SG', 'en-US', 'en-ZA', 'es-AR', 'es-CL', 'es-CO', 'es-ES', 'es-MX',
  'es-US', 'et-EE', 'fa-IR', 'fi-FI', 'fr-BE', 'fr-CA', 'fr-CH', 'fr-FR', 'he-IL', 'hi-IN', 'hr-HR', 'hu-HU', 'id-ID',
  'it-CH', 'it-IT', 'ja-JP', 'ko-KR', 'lt-LT', 'lv-LV', 'ms-MY', 'my-MM', 'nb-NO', 'nl-BE', 'nl-NL', 'pl-PL', 'pt-BR',
  'pt-PT', 'ro-RO', 'ru-RU', 'sk-SK', 'sl-SI', 'sr-RS', 'sv-SE', 'th-TH', 'tr-TR', 'uk-UA', 'vi-VN', 'zh-CN', 'zh-HK',
  'zh-TW',
]
const nameOf = (type: 'language' | 'currency', code: string) =>
  new Intl.DisplayNames('en', { type, languageDisplay: 'standard' }).of(code) ?? code
const byText = ([, one]: Option, [, other]: Option) => one.localeCompare(other, 'en')

const units: Readonly<Record<Region['units'], string>> = { metric: 'Metric (kg, cm)', imperial: 'Imperial (lb, in)' }
const textOf: Readonly<Record<Name, (value: string) => string>> = {
  locale: (tag) => nameOf('language', tag),
  currency: (code) => `${nameOf('currency', code)} (${code})`,
  units: (system) => units[system as Region['units']],
}
const values: Readonly<Record<Name, readonly string[]>> = {
  locale: locales,
  currency: currencies,
  units: Object.keys(units),
}
const labels: Readonly<Record<Name, string>> = {
  locale: 'Numbers and dates',
  currency: 'Currency',
  units: 'Units',
}
const names = Object.keys(labels) as Name[]

/** The first option follows the browser. */
const selects = Object.fromEntries(
  names.map((name) => {
    const options = values[name].map((value): Option => [value, textOf[name](value)])
    const made = element('select', { data: { choice: name } }, new Option('', ''))
    made.append(...options.sort(byText).map(([value, text]) => new Option(text, value)))
    return [name, made]
  }),
) as Record<Name, HTMLSelectElement>

const done = element('button', { type: 'button', className: button }, 'Done')
const dialog = element(
  'dialog',
  { className: css.dialog, aria: { label: 'Region and units' } },
  element('h2', {}, 'Region and units'),
  ...names.map((name) => element('label', {}, labels[name], selects[name])),
  done,
)
document.body.append(dialog)

let onChange: (region: Region) => void = () => {}

async function show(): Promise<void> {
  const chosen = choices()
  for (const name of names) {
    const { [name]: _, ...others } = chosen
    const automatic = (await preferences(others))[name]
    const [first] = selects[name].options
    if (first) first.text = `Automatic: ${textOf[name](automatic)}`
    selects[name].value = chosen[name] ?? ''
  }
}

dialog.addEventListener('change', async () => {
  choose(Object.fromEntries(names.flatMap((name) => (selects[name].value ? [[name, selects[name].value]] : []))))
  onChange(await preferences())
  announce('Region and units changed')
  await show()
})
done.addEventListener('click', () => dialog.close())
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())

export async function openRegion(changed: typeof onChange): Promise<void> {
  onChange = changed
  await show()
  dialog.showModal()
}
