// What counts and what tells of it, fetched when there is something to count, in one file.
/** @public Knip does not follow `<part.Progress>`. */
export { Progress } from '../core/progress'
export { createCounter, evaluateShort } from './text-counter.counter'
export { figuresOf } from './text-counter.figures'
export { samples } from './text-counter.samples'
