import oracle from './timezone-converter.oracle.json'

// The oracle's table as it should be on this platform, whose zone data may be of another version.

/** In seconds: an instant since 1970, and how far the zone is ahead of UTC before it and from it on. */
export interface Change {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** Names of one and the same clock, and its changes from 1990 to 2037. */
export interface ZoneRow {
  readonly names: readonly string[]
  readonly offset: number
  readonly changes: readonly Change[]
}

export const platformVersion = process.versions.tz ?? ''
export const { version: oracleVersion, systemVersion } = oracle

/** Zones that came with a release. */
const added: Readonly<Record<string, string>> = { 'America/Coyhaique': '2025b' }

/** What the release after the oracle's changed: Manitoba stays at -05, with the last change of its clocks in March 2026. */
const next = {
  version: '2026e',
  released: Date.UTC(2026, 8, 30) / 1000,
  names: ['America/Winnipeg', 'America/Rainy_River', 'Canada/Central'],
  last: Date.UTC(2026, 9, 31) / 1000,
}

/** The platform knows of laws that are not known here: what they changed lies after the last release, or is a correction. */
export const isLater = platformVersion > next.version

const first = Date.UTC(1990, 0, 1) / 1000
const until = isLater ? next.released : Number.POSITIVE_INFINITY

/** Midwinter and midsummer of every year, in seconds: a change that the oracle does not know would show there. */
export const probes: readonly number[] = Array.from(
  { length: 96 },
  (_, half) => Date.UTC(1990, half * 6, 15) / 1000,
).filter((second) => second < until)

function rowOf([names = '', data = '']: readonly string[]): ZoneRow {
  const [offset = 0, ...steps] = data.split(' ').map((minutes) => Number(minutes) * 60)
  const changes: Change[] = []
  for (let index = 0; index < steps.length; index += 2) {
    const { at, after: before } = changes.at(-1) ?? { at: first, after: offset }
    changes.push({ at: at + (steps[index] ?? 0), before, after: steps[index + 1] ?? 0 })
  }
  return { names: names.split(' '), offset, changes: changes.filter(({ at }) => at < until) }
}

/** What releases changed that this platform does not have yet. */
export const outdated = oracle.earlier.filter((release) => platformVersion < release.until)
const older = outdated.flatMap(({ zones }) => zones.map(rowOf))

const current = oracle.zones.map(rowOf)
const newer =
  platformVersion < next.version
    ? []
    : next.names.flatMap((name) => {
        const row = current.find(({ names }) => names.includes(name))
        return row ? [{ ...row, names: [name], changes: row.changes.filter(({ at }) => at < next.last) }] : []
      })

const otherwise = new Set([...older, ...newer].flatMap(({ names }) => names))

const isHere = (name: string): boolean => !(platformVersion < (added[name] ?? ''))

export const rows: readonly ZoneRow[] = [
  ...older,
  ...newer,
  ...current.map((row) => ({ ...row, names: row.names.filter((name) => !otherwise.has(name)) })),
]
  .map((row) => ({ ...row, names: row.names.filter(isHere) }))
  .filter(({ names }) => names.length > 0)

/** The zones of IANA's zone.tab, which has one or more for each country. */
export const listed: readonly string[] = oracle.listed.split(' ').filter(isHere)
