import { variable } from './variable'

/**
 * The colors of capture groups: group 1 has the hue, group 5 again. Green is last, because it's close to the hue of the
 * text tools.
 */
export const tones = [variable('hue'), variable('series2'), variable('series4'), variable('series3')] as const

/** What surrounds the groups of a match. */
export const between = 0

/** The tone of a group, counted from 1. */
export const toneOf = (group: number): number => ((group - 1) % tones.length) + 1

/** A background that leaves the text on it readable, in light and dark themes. */
export const wash = (color: string, percent: number): string => `color-mix(in srgb, ${color} ${percent}%, transparent)`
