import { searchZones, zones } from '../../engine/timezone-converter/zones'
import type { ListProps, Suggestion } from '../core/combobox'
import { LateSheets } from '../core/late-sheets'
import { Suggestions } from '../core/suggestions'
import sheets from './timezone-converter.part.ts?sheets'

/** The zones that a text may mean; with nothing typed, all of them. */
const search = (text: string, locale: string): readonly Suggestion[] =>
  (text.trim() ? searchZones(text, locale) : zones()).map(({ id, city, area }) => ({ id, label: city, note: area }))

const List = (props: ListProps) => (
  <>
    <LateSheets sheets={sheets} />
    <Suggestions {...props} />
  </>
)

/** What a field for a zone finds and shows. */
export const zonesIn = (locale: string) => ({ search: (text: string) => search(text, locale), List })
