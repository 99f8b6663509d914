import { kebab } from '../../src/widgets/core/element/attributes'

/** Attributes of every tool that a frame's address may set. */
const shared = ['theme', 'locale', 'compact', 'result-only', 'hide', 'lock', 'heading', 'attribution']

/** Attributes of some tools. Not `host` and `service`: an address must not choose where values are sent. */
const own = ['currency', 'auto', 'editor']

/**
 * The parameters of a tool's frame, which become its attributes: its fields in kebab-case, and those above. CSS variables
 * such as `--pegboard-accent` are parameters as well (site/public/embed/frame.js).
 * @param source The code of the tool's element, which lists its other attributes.
 */
export function parametersOf(initial: object, source: string): readonly string[] {
  const listed = [...source.matchAll(/(?:attributes|flags): \[(.*?)\]/gs)].join()
  const extras = own.filter((name) => listed.includes(`'${name}'`))
  return [...Object.keys(initial).map(kebab), ...extras, ...shared]
}
