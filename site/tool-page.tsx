import { groups } from 'virtual:tools'
import { column, onWall } from './app.css'
import { config } from './config'
import { PageLink } from './page-link'
import type { Entry, Page, ToolModule } from './pages'
import { Related } from './related'
import { hue } from './theme.css'
import { ToolBoundary } from './tool-boundary'
import {
  asks,
  badge,
  body,
  code,
  crumb,
  crumbs,
  empty,
  head,
  layout,
  local,
  note,
  noteTitle,
  side,
  snippet,
  summary,
} from './tool-page.css'

/** The page of a tool, of what the menus know of it and what its chunk brought. */
export function toolPage(tool: Entry, module: ToolModule): Page {
  const { title, summary: description } = module.row
  return { path: tool.path, title, description, content: <ToolPage tool={tool} module={module} /> }
}

/** The pattern of every tool's page: what it is, the tool, and beside it what there is to know about it. */
function ToolPage({ tool, module }: { readonly tool: Entry; readonly module: ToolModule }) {
  const { row, Widget, words, tag } = module
  return (
    <div className={`${column} ${layout} ${hue[tool.group]}`}>
      <div className={`${head} ${onWall}`}>
        <Crumbs tool={tool} service={row.service} />
        <h1 tabIndex={-1}>{tool.name}</h1>
        <p className={summary}>{row.summary}</p>
      </div>
      <div className={body}>
        <ToolBoundary name={tool.name}>
          {Widget ? <Widget /> : <p className={empty}>This tool is still on the bench.</p>}
        </ToolBoundary>
        {tag && <Snippet id={tool.id} tag={tag} />}
      </div>
      <aside className={side} aria-label={`About the ${tool.name}`}>
        {words && (
          <section className={note}>
            <h2 className={noteTitle}>How it is worked out</h2>
            {words.workedOut.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
        <Related ids={row.related} />
      </aside>
    </div>
  )
}

function Crumbs({ tool, service }: { readonly tool: Entry; readonly service: string | undefined }) {
  const group = groups.find(({ key }) => key === tool.group)
  return (
    <div className={crumbs}>
      <PageLink className={crumb} to={`/#${tool.group}`}>
        {group?.name}
      </PageLink>
      {service ? (
        <span className={`${badge} ${asks}`}>asks {service}</span>
      ) : (
        <span className={`${badge} ${local}`}>runs in your browser</span>
      )}
    </div>
  )
}

function Snippet({ id, tag }: { readonly id: string; readonly tag: string }) {
  return (
    <section className={`${note} ${snippet}`}>
      <h2 className={noteTitle}>Put this on your page</h2>
      <p>One script, one tag. No cookies, no account.</p>
      <pre className={code}>
        {`<script type="module" src="${config.url}/embed/${id}.js"></script>\n<${tag}></${tag}>`}
      </pre>
    </section>
  )
}
