import type { Region } from '../../island/region'
import { button } from '../../layout/app.css'
import * as css from '../../layout/region.css'
import { announce } from '../announce'
import { element } from '../element'
import { currencies } from './currencies'
import { type Choice, currencyName, currencyOptions, regionName, regionOptions } from './options'
import { choices, choose, preferences } from './preferences'

type Name = keyof Region

const units: Readonly<Record<Region['units'], string>> = { imperial: 'Imperial (lb, in)', metric: 'Metric (kg, cm)' }
const textOf: Readonly<Record<Name, (value: string) => string>> = {
  locale: regionName,
  currency: currencyName,
  units: (system) => units[system as Region['units']],
}
const options: Readonly<Record<Name, readonly Choice[]>> = {
  locale: regionOptions([...new Set(Object.values(currencies).flatMap((regions) => regions.split(' ')))]),
  currency: currencyOptions,
  units: Object.entries(units),
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
    const made = element('select', { data: { choice: name } }, new Option('', ''))
    made.append(...options[name].map(([value, text]) => new Option(text, value)))
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
  const used = await preferences(chosen)
  for (const name of names) {
    const { [name]: _, ...others } = chosen
    const automatic = (await preferences(others))[name]
    const [first] = selects[name].options
    if (first) first.text = `Automatic: ${textOf[name](automatic)}`
    selects[name].value = chosen[name] ? used[name] : ''
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
