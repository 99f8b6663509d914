// What reads a date back, and what stands under the answer: fetched when a date is typed, in one file.
/** @public Knip does not follow `part?.dayRead`. */
export { dayRead } from '../core/format-civil'
export { Life } from './age-calculator.life'
