/*
 * Counts what a backtracking engine does, so that growth can be stated without a clock. Knows the syntax that the
 * presets use: alternatives, (?:…), (?!…), (?<!one character), \b, classes, escapes and greedy quantifiers.
 */
type Matcher = (at: number, go: (at: number) => boolean) => boolean

/** The matches of a pattern with g, and the character comparisons and assertions it took to find them all. */
export function countSteps(pattern: string, text: string): { matches: string[]; steps: number } {
  let steps = 0
  let read = 0

  const one = (source: string): Matcher => {
    const set = new RegExp(`^${source}$`)
    const known = new Map<string, boolean>()
    return (at, go) => {
      steps++
      const character = text[at]
      if (character === undefined) return false
      if (!known.has(character)) known.set(character, set.test(character))
      return known.get(character) === true && go(at + 1)
    }
  }

  const alternatives = (): Matcher => {
    const options = [sequence()]
    while (pattern[read] === '|') {
      read++
      options.push(sequence())
    }
    return (at, go) => options.some((option) => option(at, go))
  }

  const sequence = (): Matcher => {
    const items: Matcher[] = []
    while (read < pattern.length && pattern[read] !== '|' && pattern[read] !== ')') items.push(quantified(atom()))
    return items.reduceRight<Matcher>(
      (rest, item) => (at, go) => item(at, (to) => rest(to, go)),
      (at, go) => go(at),
    )
  }

  const take = (syntax: RegExp): string => {
    const sticky = new RegExp(syntax, 'y')
    sticky.lastIndex = read
    const found = sticky.exec(pattern)?.[0] ?? ''
    read += found.length
    return found
  }

  const atom = (): Matcher => {
    const open = take(/\((?:\?:|\?!|\?<!)/)
    if (open) {
      const inside = alternatives()
      read++
      if (open === '(?:') return inside
      const behind = open === '(?<!' ? 1 : 0
      return (at, go) => !(at >= behind && inside(at - behind, () => true)) && go(at)
    }
    if (take(/\\b/)) {
      const isWord = (at: number) => /^\w$/.test(text[at] ?? '')
      return (at, go) => {
        steps++
        return isWord(at - 1) !== isWord(at) && go(at)
      }
    }
    return one(take(/\[(?:\\.|[^\]])*\]|\\.|[^\\()|]/))
  }

  const quantified = (item: Matcher): Matcher => {
    const quantifier = take(/[?*+]|\{\d+(?:,\d+)?\}/)
    if (!quantifier) return item
    const [least = 0, most = least] = quantifier.startsWith('{')
      ? quantifier.slice(1, -1).split(',').map(Number)
      : ({ '?': [0, 1], '*': [0, Infinity], '+': [1, Infinity] }[quantifier] ?? [])
    const repeat =
      (done: number): Matcher =>
      (at, go) =>
        (done < most && item(at, (to) => repeat(done + 1)(to, go))) || (done >= least && go(at))
    return repeat(0)
  }

  const whole = alternatives()
  const matches: string[] = []
  for (let at = 0; at <= text.length; ) {
    let end = at
    const found = whole(at, (to) => {
      end = to
      return true
    })
    if (found) matches.push(text.slice(at, end))
    at = Math.max(end, at + 1)
  }
  return { matches, steps }
}
