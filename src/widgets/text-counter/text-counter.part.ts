// What counts and what tells of it, fetched when there is something to count, in one file.
export { createCounter, evaluateShort } from './text-counter.counter'
export { figuresOf } from './text-counter.figures'
/** @public Knip does not follow `<part.Progress>`. */
export { Progress } from './text-counter.progress'
export { samples } from './text-counter.samples'
