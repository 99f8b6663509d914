import { startTransition, useEffect, useState } from 'react'
import { readPercent } from '../../engine/core/numbers/read-number'
import { type Input, type StandardRate, standardRates } from '../../engine/tax-calculator/tax-calculator'
import { localize } from '../core/base/field-kinds'
import { visuallyHidden } from '../core/base/theme.css'
import type { FormTool } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { quick } from '../core/field-groups/quick-button.css'
import { Select } from '../core/fields/select'
import { formatPercent } from '../core/format/format'
import { SourceNote } from '../core/output/source-note'
import * as css from './tax-calculator.css'
import type { strings } from './tax-calculator.strings'

interface StandardRatesProps {
  readonly tool: FormTool<Input, typeof strings>
}

/** Fills in the standard rate of a country or province. Three are buttons, with the reader's own country first. */
export function StandardRates({ tool }: StandardRatesProps) {
  const { t, locale, value } = tool
  const [place, setPlace] = useState('')
  const chosen = standardRates.find((each) => each.place === place && isFilledIn(each, value, locale))
  const region = regionOf(locale)
  const nameOf = (place: string) => nameIn(t, locale, place)
  const access = tool.accessOf('rate')
  if (access === 'hidden') return null

  function choose(next: StandardRate) {
    const rateOf = (rate: number) => localize(String(rate), 'percent', locale)
    setPlace(next.place)
    tool.update({
      rate: rateOf(next.rate),
      // A second tax replaces that of another province, but stays if it was typed.
      ...(next.second !== undefined
        ? { moreTaxes: [{ rate: rateOf(next.second) }], compound: false }
        : chosen?.second !== undefined && { moreTaxes: [] }),
    })
  }

  return (
    <>
      <div className={css.rates}>
        <fieldset className={css.quick} disabled={access === 'locked'}>
          <legend className={visuallyHidden}>{t.standardRates}</legend>
          {quickRates(region).map((each) => (
            <button
              key={each.place}
              type="button"
              className={quick}
              aria-pressed={each === chosen}
              onClick={() => choose(each)}
            >
              {`${nameOf(each.place)} ${formatPercent(each.rate, locale)}`}
            </button>
          ))}
        </fieldset>
        {chosen && <SourceNote sources={[chosen.source]} />}
      </div>
      <Disclosure summary={t.standardRates} content={chosen && nameOf(chosen.place)}>
        <Places
          tool={tool}
          region={region}
          chosen={chosen}
          onChoose={(place) => {
            const next = standardRates.find((each) => each.place === place)
            if (next) choose(next)
          }}
        />
      </Disclosure>
    </>
  )
}

interface PlacesProps extends StandardRatesProps {
  readonly region: string | undefined
  readonly chosen: StandardRate | undefined
  onChoose(place: string): void
}

/** All countries and provinces, by name. */
function Places({ tool: { t, locale, accessOf }, region, chosen, onChoose }: PlacesProps) {
  // The full list would make up most of a prerendered page.
  const [isListed, setListed] = useState(false)
  // In a transition, so that it doesn't delay the first press on the page.
  useEffect(() => startTransition(() => setListed(true)), [])
  const label = ({ place, rate, second }: StandardRate) => {
    const rates = [rate, second].flatMap((each) => (each === undefined ? [] : formatPercent(each, locale)))
    return `${nameIn(t, locale, place)} – ${rates.join(' + ')}`
  }
  const inOrder = comparerOf(locale)
  const isOwn = ({ place }: StandardRate) => place.slice(0, 2) === region
  const options = (isListed ? standardRates : [])
    .map((each) => ({ ...each, label: label(each), own: isOwn(each) }))
    .sort((a, b) => Number(b.own) - Number(a.own) || inOrder(a.label, b.label))
  return (
    <Select
      label={t.place}
      access={accessOf('rate')}
      value={chosen?.place ?? ''}
      hint={t.placeHint}
      onChange={onChoose}
      options={[['', t.noPlace], ...options.map(({ place, label }) => [place, label] as const)]}
    />
  )
}

/** Whether a place's rates are those in the fields. */
function isFilledIn({ rate, second }: StandardRate, value: Input, locale: string): boolean {
  const isRate = (text: string | undefined, rate: number) => Number(readPercent(text ?? '', locale)) === rate
  if (!isRate(value.rate, rate)) return false
  return second === undefined || (value.moreTaxes.length === 1 && isRate(value.moreTaxes[0]?.rate, second))
}

/** The reader's own country and usual ones, three in all. */
const quickRates = (region: string | undefined): readonly StandardRate[] =>
  [...new Set([region, 'GB', 'DE', 'AU'])]
    .flatMap((place) => standardRates.find((each) => each.place === place) ?? [])
    .slice(0, 3)

function comparerOf(locale: string): Intl.Collator['compare'] {
  try {
    return new Intl.Collator(locale).compare
  } catch {
    return new Intl.Collator('en-US').compare
  }
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region
  } catch {
    return undefined
  }
}

/** The names of the buttons on most pages, so that their first paint needs no list of names. */
const usualNames: Readonly<Record<string, string>> = { GB: 'UK', DE: 'Germany', AU: 'Australia' }

/** 'Germany', or 'Canada, Ontario'. */
function nameIn(t: typeof strings, locale: string, place: string): string {
  const [country = '', province] = place.split('-')
  if (!province) return (locale === 'en-US' && usualNames[country]) || regionName(locale, country)
  const provinces: Readonly<Record<string, string>> = t.provinces
  return `${regionName(locale, country)}, ${provinces[province] ?? province}`
}

function regionName(locale: string, country: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
