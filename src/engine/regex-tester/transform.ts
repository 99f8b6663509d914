import { expand } from './expand'
import { eachMatch } from './find'
import { toMatch } from './matches'

/** The maximum length of a list, in UTF-16 code units. $` repeats most of the text for each match. */
const listText = 20_000_000

/** The maximum number of listed lines or parts. The rest are only counted. */
const partLimit = 100_000

export interface Listed {
  /** One line per match. */
  readonly text: string
  readonly count: number
  /** The number of lines in `text`. */
  readonly listed: number
}

/** A template applied to each match, or to the first without g. '$&' if it's empty. */
export function listMatches(regex: RegExp, text: string, template: string): Listed {
  const lines: string[] = []
  let length = 0
  let count = 0
  for (const found of eachMatch(regex, text)) {
    count++
    if (lines.length >= partLimit || length >= listText) continue
    const line = template === '' ? found[0] : expand(template, toMatch(found), text)
    lines.push(line)
    length += line.length
  }
  return { text: lines.join('\n'), count, listed: lines.length }
}

export interface Split {
  /** The parts, each followed by the groups of the match after it: null if a group didn't participate. */
  readonly parts: readonly (string | null)[]
  /** Entries of `parts` for each part: 1 and the number of groups. */
  readonly width: number
  /** The number of parts, without groups. */
  readonly count: number
}

/** String.prototype.split, which ignores g and y. */
export function splitText(regex: RegExp, text: string): Split {
  const groups = (new RegExp(`${regex.source}|`, regex.flags.replace(/[gyd]/g, '')).exec('')?.length ?? 1) - 1
  const width = groups + 1
  const all: (string | undefined)[] = text.split(regex)
  return {
    parts: all.slice(0, partLimit).map((part) => part ?? null),
    width,
    count: Math.ceil(all.length / width),
  }
}
