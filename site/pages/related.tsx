import { tools } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import { note, noteTitle, relatedLink } from './tool-page.css'

interface Props {
  readonly ids: readonly string[]
  readonly title?: string
}

export function Related({ ids, title = 'Related tools' }: Props) {
  const related = tools.filter(({ id }) => ids.includes(id))
  if (related.length === 0) return null
  return (
    <section className={note}>
      <h2 className={noteTitle}>{title}</h2>
      <ul>
        {related.map(({ id, name, group, path }) => (
          <li className={hue[group]} key={id}>
            <PageLink className={relatedLink} to={path}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
