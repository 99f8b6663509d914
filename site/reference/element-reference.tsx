import { tagOf } from '../../src/catalog'
import { kebab } from '../../src/widgets/core/element/attributes'
import { engineOf } from '../build/engines'
import type { Entry } from '../layout/menus'
import * as css from '../pages/words.css'
import { type Described, elements, shared } from './elements'

/** The attributes and properties of one tool's element. The rest is on the page about embedding. */
export function ElementReference({ tool }: { readonly tool: Entry }) {
  const own = elements[tool.id]
  if (!own) return null
  const tag = tagOf(tool.id)
  return (
    <>
      <h3>Attributes</h3>
      <pre className={css.code}>{`<${tag} ${exampleOf(tool.id)}></${tag}>`}</pre>
      <List items={[...own.attributes, ...own.properties]} />
      <p>
        <a href="/embed#elements">Attributes, methods, events and styles of all elements</a>
      </p>
    </>
  )
}

/** What the elements of all tools share. `tag` is one of them, for the examples. */
export function SharedReference({ tag }: { readonly tag: string }) {
  return (
    <>
      <h3>Attributes</h3>
      <List items={shared.attributes} />
      <h3>Properties and methods</h3>
      <p>Each attribute has a property in camelCase.</p>
      <List items={shared.properties.filter(isSpecific)} />
      <List items={shared.methods.filter(isSpecific)} suffix="()" />
      <p>As for form controls: {forms.map(({ name }) => name).join(', ')}.</p>
      <h3>Events</h3>
      <pre className={css.code}>
        {`document.querySelector('${tag}').addEventListener('pegboard-result',\n  ({ detail }) => console.log(detail.ok ? detail.value : detail.issues))`}
      </pre>
      <List items={shared.events} />
      <h3>Styles</h3>
      <pre
        className={css.code}
      >{`${tag} { --pegboard-accent: #5b2dd4 }\n${tag}::part(button) { text-transform: uppercase }`}</pre>
      <p>Parts: {shared.parts.join(', ')}.</p>
      <p>Variables: {shared.variables.join(', ')}.</p>
    </>
  )
}

/** Form controls have the others as well, so their names are enough. */
const isSpecific = ({ name }: Described) => /^(value|result|strings|calculate|reset|focus)$/.test(name)
const forms = [...shared.properties, ...shared.methods].filter((member) => !isSpecific(member))

function List({ items, suffix = '' }: { readonly items: readonly Described[]; readonly suffix?: string }) {
  return (
    <dl className={css.attributes}>
      {items.map((item) => (
        <div key={item.name}>
          <dt>{item.name + suffix}</dt>
          <dd>{meaningOf(item)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Units and currencies are too many for a page. */
const longest = 120

/** The description, the values and the default. The descriptions are in Markdown. */
function meaningOf({ description, type, default: initial }: Described): string {
  const values = type?.text.startsWith("'") && !description.includes('`: ') ? type.text.replaceAll("'", '') : ''
  return [
    description.replaceAll('`', ''),
    values && values.length <= longest && `Values: ${values.replaceAll(' | ', ', ')}.`,
    initial && initial.length <= 40 && `Default: ${initial}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The first text of the example that isn't there already. */
function exampleOf(id: string): string {
  const { initial = {}, example = {} } = engineOf(id) ?? {}
  const [field = '', value = ''] =
    Object.entries(example).find(([name, text]) => typeof text === 'string' && text !== initial[name]) ?? []
  const [line = ''] = String(value).split('\n')
  return field ? `${kebab(field)}="${line.slice(0, 40).replaceAll('"', '&quot;')}"` : 'locale="de-DE"'
}
