import oracle from './engine.oracle.json'

// The oracle's table, adjusted to the version of the platform's time zone data.

/** In seconds: an instant since 1970, and the zone's UTC offsets before and after it. */
export interface Change {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** Zones with the same clock, and its changes from 1990 to 2037. */
export interface ZoneRow {
  readonly names: readonly string[]
  readonly offset: number
  readonly changes: readonly Change[]
}

export const platformVersion = process.versions.tz ?? ''
export const { version: oracleVersion, systemVersion } = oracle

/** Zones by the release that added them. */
const added: Readonly<Record<string, string>> = { 'America/Coyhaique': '2025b' }

/** The change in the release after the oracle's: Manitoba stays at -05 after its last clock change in March 2026. */
const next = {
  version: '2026e',
  released: Date.UTC(2026, 8, 30) / 1000,
  names: ['America/Winnipeg', 'America/Rainy_River', 'Canada/Central'],
  last: Date.UTC(2026, 9, 31) / 1000,
}

/** Whether the platform's data is newer than all releases known here. It can differ in later dates and in corrections. */
export const isLater = platformVersion > next.version

const first = Date.UTC(1990, 0, 1) / 1000
const until = isLater ? next.released : Number.POSITIVE_INFINITY

/** January 15 and July 15 of every year, in seconds, to detect changes that the oracle doesn't know. */
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

/** Changes from releases that the platform doesn't have yet. */
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

const replaced = new Set([...older, ...newer].flatMap(({ names }) => names))

const isIncluded = (name: string): boolean => !(platformVersion < (added[name] ?? ''))

export const rows: readonly ZoneRow[] = [
  ...older,
  ...newer,
  ...current.map((row) => ({ ...row, names: row.names.filter((name) => !replaced.has(name)) })),
]
  .map((row) => ({ ...row, names: row.names.filter(isIncluded) }))
  .filter(({ names }) => names.length > 0)

/** The zones in IANA's zone.tab, at least one for each country. */
export const listed: readonly string[] = oracle.listed.split(' ').filter(isIncluded)
