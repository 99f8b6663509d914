import { varied } from './varied'

/**
 * How much the tests do, from the variable PEGBOARD_SCALE. `npm test` is `quick`: every tool, with small sizes and a choice
 * of combinations. `npm run verify` is `full`: everything, at full sizes. `npm run verify -- --rest` is `rest`: what
 * `npm test` leaves out, and full sizes.
 */
const scale: 'quick' | 'full' | 'rest' = import.meta.env.PEGBOARD_SCALE || 'quick'
const full = scale !== 'quick'

/** Marks a test whose size or cases depend on this file, so that it runs at every scale. */
export const sized = { tags: ['sized'] }

/** Marks a test that only `npm run verify` runs. */
export const long = { tags: ['long'] }

/** The number of random records that every engine has to survive. */
export const records = full ? 1500 : 150

/** The length of a long text in characters. */
export const megabyte = full ? 1_000_000 : 20_000

/** Every nth character of all scripts is tested. */
export const characterStep = full ? 1 : 7

/** Every nth text is typed into a field. */
export const typedStep = full ? 1 : 12

/** The number of images per kind of text that a QR decoder reads back. */
export const pictures = full ? 250 : 25

/** The widths of the columns that an element is put into, in pixels. */
export const columns = full ? [300, 390, 760, 1280] : [390, 1280]

/** How many times an element is mounted and removed. */
export const mounts = full ? 1000 : 100

export { varied }
export const isVaried = ({ id }: { readonly id: string }): boolean => varied.includes(id)

/** The cases at this scale. `isQuick` picks those for `npm test`. */
export const casesOf = <Case>(cases: readonly Case[], isQuick: (one: Case) => boolean): Case[] =>
  scale === 'full' ? [...cases] : cases.filter((one) => isQuick(one) === (scale === 'quick'))
