import { exampleOf } from '../examples/examples'
import { tools } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import { ToolIcon } from '../layout/tool-icon'
import { railTitle, relatedLink } from './words.css'

interface Props {
  readonly ids: readonly string[]
  readonly title?: string
}

/** Tools in the given order, each with the engine's answer to its example. */
export function Related({ ids, title = 'Related tools' }: Props) {
  const related = ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? [])
  if (related.length === 0) return null
  return (
    <section>
      <h2 className={railTitle}>{title}</h2>
      <ul>
        {related.map(({ id, name, group, path }) => (
          <li className={hue[group]} key={id}>
            <PageLink className={relatedLink} to={path}>
              <ToolIcon id={id} />
              <span>
                {name}
                <small>{exampleOf(id)}</small>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
