import { catalog, routeOf, type Tool } from '../src/catalog'
import { hue } from './theme.css'
import { note, noteTitle, relatedLink } from './tool-page.css'

export function Related({ tool }: { readonly tool: Tool }) {
  const tools: Tool[] = catalog.filter(({ id }) => tool.related.includes(id))
  if (tools.length === 0) return null
  return (
    <section className={note}>
      <h2 className={noteTitle}>Related tools</h2>
      <ul>
        {tools.map(({ id, name, group }) => (
          <li className={hue[group]} key={id}>
            <a className={relatedLink} href={routeOf(id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
