// What reads a gradient and what makes one by chance, fetched when asked for, in one file.
/** @public Knip does not follow `<part.Paste>`. */
export { randomGradient } from '../../engine/gradient-generator/random'
export { Paste } from './gradient-generator.paste'
