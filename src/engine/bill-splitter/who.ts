import { toAscii } from '../core/numbers/ascii'

/** Between names and numbers, with the space around them. */
const separators = /\s*[,;،、\n]\s*/

/** A person named in `Item.who`: the text, and the index of the person unless there's none. */
export interface Sharer {
  readonly who: string
  readonly index: number | undefined
}

/** Reads who shares an item by numbers, counted from 1, or names, in upper or lower case: '1, 3' or 'Ann, Cem'. */
export function readerOfSharers(names: readonly string[]): (who: string) => readonly Sharer[] {
  const byName = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    const key = keyOf(name)
    if (key && !byName.has(key)) byName.set(key, index)
  }
  const find = (who: string): number | undefined => {
    const number = toAscii(who)
    if (/^\d+$/.test(number) && Number(number) >= 1 && Number(number) <= names.length) return Number(number) - 1
    return byName.get(keyOf(who))
  }
  const texts = (who: string) => who.trim().split(separators).filter(Boolean)
  return (who) => texts(who).map((each) => ({ who: each, index: find(each) }))
}

const keyOf = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** The indexes of those who share an item, in order. None means everyone. */
export function sharersOf(who: string, names: readonly string[]): readonly number[] {
  const indexes = readerOfSharers(names)(who).flatMap(({ index }) => index ?? [])
  return [...new Set(indexes)].sort((one, other) => one - other)
}

/** `who` with a person added, or removed: '1, 3' and the index 1 give '1, 2, 3'. */
export function withSharerToggled(who: string, index: number, names: readonly string[]): string {
  const sharers = sharersOf(who, names)
  const others = sharers.filter((sharer) => sharer !== index)
  return numbersOf(others.length < sharers.length ? others : [...sharers, index].sort((one, other) => one - other))
}

/** `who` after a person was removed from the list: '1, 3' without the index 1 is '1, 2'. */
export const withoutPerson = (who: string, index: number, names: readonly string[]): string =>
  numbersOf(
    sharersOf(who, names)
      .filter((sharer) => sharer !== index)
      .map((sharer) => (sharer > index ? sharer - 1 : sharer)),
  )

const numbersOf = (indexes: readonly number[]): string => indexes.map((index) => index + 1).join(', ')
