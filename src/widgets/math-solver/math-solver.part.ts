// What works it out and what tells of it, fetched when there is something to work out, in one file.
export { evaluate } from '../../engine/math-solver'
/** @public Knip does not follow `<part.History>`. */
export { History } from './math-solver.history'
/** @public Knip does not follow `<part.Solution>` and `<part.Place>` either. */
export { Place, Solution, say, sentence } from './math-solver.solution'
