import type { Fields } from '../../src/engine/core/fields/field'
import { kebab } from '../../src/widgets/core/element/attributes'

/** Attributes of every tool that a frame's address may set. */
const shared = ['theme', 'locale', 'compact', 'result-only', 'hide', 'lock', 'heading', 'attribution']

/** Attributes of some tools. Not `host` and `service`: an address must not choose where values are sent. */
const own = ['currency', 'auto', 'editor']

/**
 * The parameters of a tool's frame, which become its attributes: its fields in kebab-case, and those above. CSS variables
 * such as `--pegboard-accent` are parameters as well (site/public/embed/frame.js).
 * @param attributes All that the tool's element has besides the shared ones.
 */
export function parametersOf(fields: Fields, attributes: readonly { readonly name: string }[]): readonly string[] {
  const extras = own.filter((name) => attributes.some((each) => each.name === name))
  return [...Object.keys(fields).map(kebab), ...extras, ...shared]
}
