import { useCallback, useEffect, useState } from 'react'
import { type Context, evaluateWith, type Output } from '../../engine/timezone-converter/evaluate'
import { fields, type Input } from '../../engine/timezone-converter/fields'
import { cityOf, isZone, nameOf, offsetZone, zones } from '../../engine/timezone-converter/zones'
import { lazy, useLazy } from '../core/base/lazy'
import type { Summarize } from '../core/base/summary'
import type { Suggestion } from '../core/fields/suggestions'
import type { strings } from './timezone-converter.strings'
import { summarize } from './timezone-converter.summary'

/** The table of places, fetched when a place field gets focus or contains something other than a zone. */
const lazyPlaces = lazy(() => import('../../engine/timezone-converter/places'))

/** A place picked from the list, such as 'Mumbai' for 'Asia/Kolkata'. The input stores only the zone. */
interface Picked {
  readonly zone: string
  readonly place: string
  readonly label: string
}

type Side = 'from' | 'to'

type Picks = Partial<Record<Side, Picked>>

/**
 * The engine with the table of places, once it's loaded, and with the names of the picked places. Reads the clock for every
 * answer.
 */
export function usePlacesEngine() {
  const { module, load, failed } = useLazy(lazyPlaces)
  const [picked, setPicked] = useState<Picks>({})
  const evaluate = useCallback(
    (input: Input, context?: Context) => evaluateWith(module?.placeNamed, input, { ...context, now: Date.now() }),
    [module],
  )
  const summarizeNamed: Summarize<Input, Output, typeof strings> = useCallback(
    (output, ...rest) => summarize(withPicks(output, picked), ...rest),
    [picked],
  )
  return { engine: { fields, evaluate, summarize: summarizeNamed }, module, load, failed, picked, setPicked }
}

/** The answer with the picked places instead of their zones' cities. */
export const withPicks = (output: Output, { from, to }: Picks): Output => ({
  ...output,
  ...(from?.zone === output.fromZone && { fromPlace: from.place }),
  ...(to?.zone === output.toZone && { toPlace: to.place }),
})

/** The texts and suggestions of the place fields. `value` is the tool's input. */
export function usePlaces(
  { module, load, picked, setPicked }: ReturnType<typeof usePlacesEngine>,
  value: Input,
  locale: string,
) {
  const isTyped = !isZone(value.from) || !isZone(value.to)
  useEffect(() => {
    if (isTyped) void load()
  }, [isTyped, load])

  const pickedIn = (side: Side, zone: string) => (picked[side]?.zone === zone ? picked[side] : undefined)

  return {
    /** Suggestions for a text. Until the table is loaded, only the cities that zones are named after. */
    search: (text: string): readonly Suggestion[] =>
      (offsetsIn(text) ?? module?.searchPlaces(text, locale) ?? zonesStartingWith(text))
        .slice(0, text.trim() ? 50 : undefined)
        .map(({ zone, place, detail }) => ({ id: `${zone} ${place}`, label: place, note: detail })),
    /** The text of a field. */
    shown: (side: Side): string => pickedIn(side, value[side])?.label ?? nameOf(value[side]),
    /** The id of a field's selected suggestion. */
    selected: (side: Side): string => `${value[side]} ${pickedIn(side, value[side])?.place ?? cityOf(value[side])}`,
    /** Remembers a suggestion and returns its zone. */
    pick: (side: Side, id: string): string => {
      const zone = id.slice(0, id.indexOf(' '))
      const place = id.slice(zone.length + 1)
      const detail = module?.searchPlaces(place, locale).find((found) => found.zone === zone && found.place === place)
      const label = [place, detail?.detail].filter(Boolean).join(', ')
      setPicked((before) => ({ ...before, [side]: { zone, place, label } }))
      return zone
    },
    /** A typed text isn't the place that was picked before. */
    forget: (side: Side): void => setPicked((before) => ({ ...before, [side]: undefined })),
    swap: (): void => setPicked(({ from, to }) => ({ ...(to && { from: to }), ...(from && { to: from }) })),
  }
}

function offsetsIn(text: string) {
  const zone = offsetZone(text)
  return zone ? [{ zone, place: cityOf(zone), detail: '' }] : undefined
}

const zonesStartingWith = (text: string) =>
  zones()
    .filter((zone) => cityOf(zone).toLowerCase().startsWith(text.trim().toLowerCase()))
    .map((zone) => ({ zone, place: cityOf(zone), detail: '' }))
