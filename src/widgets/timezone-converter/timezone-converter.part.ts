// The zones, their clocks, and what shows them: fetched when somebody looks for a zone, types a date or converts a time.
/** @public Knip does not follow `part?.`. */
export { evaluate, timeIn } from '../../engine/timezone-converter'
/** @public */
export { dayRead } from '../core/format-civil'
/** @public */
export { Clocks, sayOf } from './timezone-converter.clocks'
/** @public */
export { zonesIn } from './timezone-converter.zones'
