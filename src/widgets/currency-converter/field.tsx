import { useEffect, useRef, useState } from 'react'
import { currencies } from '../../engine/core/numbers/currencies'
import { codes } from '../../engine/currency-converter/currency-converter'
import { currencyName, searchCurrencies } from '../../engine/currency-converter/search'
import type { FieldProps } from '../core/base/tool-props'
import type { Option } from '../core/fields/choice'
import { Combobox } from '../core/fields/combobox'
import { Select } from '../core/fields/select'
import { currencySign, isCurrency } from '../core/format/format'
import { useWords } from '../core/words/use-words'
import type { strings } from './currency-converter.strings'

interface CurrencyFieldProps {
  readonly field: FieldProps
  /** The codes of the rates, once they're known. */
  readonly known: readonly string[] | undefined
}

/** The option that opens the search. */
const search = 'search'

/** The usual 12 currencies in a list, whose last option searches all of them. */
export function CurrencyField({ field, known }: CurrencyFieldProps) {
  const { t, locale } = useWords<typeof strings>()
  const [isSearching, setSearching] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  /** The control that is replaced had the focus, and nothing else has taken it. */
  const takesFocus = useRef(false)
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    const control = place.current?.querySelector<HTMLElement>('input, select')
    control?.focus()
    // Opens the list.
    if (isSearching) control?.click()
  }, [isSearching])
  function show(searching: boolean, withFocus: boolean): void {
    takesFocus.current = withFocus
    setSearching(searching)
  }
  const others = (known ?? currencies).filter((code) => isCurrency(code) && !codes.includes(code)).sort()
  return (
    <div ref={place}>
      {isSearching ? (
        <Search
          field={field}
          codes={[...codes, ...others]}
          onEnd={(code) => {
            show(false, code !== undefined)
            if (code) field.onChange(code)
          }}
        />
      ) : (
        <Select
          {...field}
          options={[...optionsWith(field.value, locale), [search, t.search]]}
          onChange={(code) => (code === search ? show(true, true) : field.onChange(code))}
        />
      )}
    </div>
  )
}

interface SearchProps extends Omit<CurrencyFieldProps, 'known'> {
  readonly codes: readonly string[]
  readonly onEnd: (code?: string) => void
}

function Search({ field, codes, onEnd }: SearchProps) {
  const { t, locale } = useWords<typeof strings>()
  const [text, setText] = useState('')
  const suggest = (query: string) =>
    searchCurrencies(query, codes, locale).map((code) => ({
      id: code,
      label: labelOf(code, locale),
      note: currencySign(locale, code),
    }))
  return (
    <Combobox
      label={field.label}
      value={text}
      placeholder={t.searchExample}
      none={t.none}
      selected={field.value}
      search={suggest}
      onChange={setText}
      onPick={onEnd}
      onBlur={() => onEnd()}
    />
  )
}

const labelOf = (code: string, locale: string) => {
  const name = currencyName(code, locale)
  return name === code ? code : `${code} · ${name}`
}

/** The 12 currencies, with their names in the locale's language, and a different one if it's chosen. */
function optionsWith(code: string, locale: string): readonly Option[] {
  const listed = codes.includes(code) ? codes : [...codes, code]
  return listed.map((each): Option => [each, labelOf(each, locale)])
}
