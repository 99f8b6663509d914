// What counts, fetched when there is something to count, in one file.
export { evaluate } from '../../engine/text-counter'
export { createCounter } from './text-counter.counter'
