import { manifest } from './manifest.ts'
import { type Choice, described, noteOf } from './tools.ts'

// What editors read: vscode.html-custom-data.json and web-types.json (JetBrains), both from the manifest.

const classes = manifest().modules.flatMap(({ declarations }) => declarations)
type Attribute = (typeof classes)[number]['attributes'][number]

/** The values that a field allows, with their labels. */
function choicesOf(tagName: string, attribute: string): readonly Choice[] {
  const tool = described.find(({ id }) => tagName === `pegboard-${id}`)
  return tool?.fields.find((field) => field.attribute === attribute)?.choices ?? []
}

/** The values of a union of texts: "'add' | 'remove'". */
const valuesOf = ({ type }: Attribute): string[] =>
  type.text.startsWith("'") ? type.text.split(' | ').map((value) => value.slice(1, -1)) : []

/** vscode.html-custom-data.json. */
export function htmlData() {
  return {
    version: 1.1,
    tags: classes.map(({ tagName, summary, description, attributes }) => ({
      name: tagName,
      description: `${summary}. ${description}`,
      attributes: attributes.map((attribute) => {
        const notes = new Map(choicesOf(tagName, attribute.name).map((choice) => [choice.value, noteOf(choice)]))
        const values = valuesOf(attribute).map((name) => ({ name, description: notes.get(name) }))
        return {
          name: attribute.name,
          description: attribute.description,
          ...(attribute.type.text === 'boolean' ? { valueSet: 'v' } : {}),
          ...(values.length > 0 ? { values } : {}),
        }
      }),
    })),
  }
}

/** web-types.json. */
export function webTypes(version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'pegboard',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: classes.map((own) => ({
          name: own.tagName,
          description: `${own.summary}. ${own.description}`,
          attributes: own.attributes.map(({ name, description, type, ...rest }) => ({
            name,
            description,
            ...('default' in rest ? { default: rest.default } : {}),
            value: type.text === 'boolean' ? { kind: 'no-value', type: 'boolean' } : { type: type.text },
          })),
          slots: own.slots.filter(({ name }) => name !== ''),
          js: {
            properties: own.members
              .filter((member) => member.kind === 'field' && !('static' in member))
              .map(({ name, description, ...rest }) => ({
                name,
                description,
                type: 'type' in rest ? rest.type.text : undefined,
                ...('readonly' in rest ? { 'read-only': true } : {}),
              })),
            events: own.events.map(({ name, description, type }) => ({ name, description, type: type.text })),
          },
          css: {
            parts: own.cssParts,
            properties: own.cssProperties.map(({ name, description, default: initial }) => ({
              name,
              description,
              default: initial,
            })),
          },
        })),
      },
    },
  }
}
