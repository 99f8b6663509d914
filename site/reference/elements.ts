import manifest from 'virtual:derived/custom-elements.json'

type ElementClass = (typeof manifest)['modules'][number]['declarations'][number]

export interface Described {
  readonly name: string
  readonly description: string
  readonly type?: { readonly text: string }
  readonly default?: string | undefined
}

const all = manifest.modules.flatMap(({ declarations }) => declarations)
const first = all[0] as ElementClass

const isShared = (list: 'attributes' | 'members', name: string) =>
  all.every((each) => each[list].some((member) => member.name === name))

const propertiesOf = ({ members }: ElementClass): Described[] =>
  members.filter((member) => member.kind === 'field' && !('attribute' in member) && !('static' in member))

/** What only some elements have, by the id of the tool. */
export const elements: Readonly<
  Record<string, { readonly attributes: readonly Described[]; readonly properties: readonly Described[] }>
> = Object.fromEntries(
  all.map((own) => [
    own.tagName.replace('pegboard-', ''),
    {
      attributes: own.attributes.filter(({ name }) => !isShared('attributes', name)),
      properties: propertiesOf(own).filter(({ name }) => !isShared('members', name)),
    },
  ]),
)

/** What all elements have. */
export const shared = {
  attributes: first.attributes.filter(({ name }) => isShared('attributes', name)) as Described[],
  properties: propertiesOf(first).filter(({ name }) => isShared('members', name)),
  methods: first.members.filter(({ kind }) => kind === 'method') as Described[],
  events: first.events as Described[],
  parts: first.cssParts.map(({ name }) => name),
  variables: first.cssProperties.map(({ name }) => name),
}
