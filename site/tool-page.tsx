import { embeds } from 'virtual:tools'
import { groups, type Tool, tagOf } from '../src/catalog'
import { column, onWall } from './app.css'
import { config } from './config'
import type { Page } from './pages'
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

/** The pattern of every tool's page: what it is, the tool, and beside it what there is to know about it. */
export function ToolPage({ page }: { readonly page: Page & { kind: 'tool' } }) {
  const { tool, Widget, words } = page
  return (
    <div className={`${column} ${layout} ${hue[tool.group]}`}>
      <div className={`${head} ${onWall}`}>
        <Crumbs tool={tool} />
        <h1 tabIndex={-1}>{tool.name}</h1>
        <p className={summary}>{tool.summary}</p>
      </div>
      <div className={body}>
        <ToolBoundary name={tool.name}>
          {Widget ? <Widget /> : <p className={empty}>This tool is still on the bench.</p>}
        </ToolBoundary>
        {embeds.includes(tool.id) && <Snippet id={tool.id} />}
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
        <Related tool={tool} />
      </aside>
    </div>
  )
}

function Crumbs({ tool }: { readonly tool: Tool }) {
  const group = groups.find(({ id }) => id === tool.group)
  return (
    <div className={crumbs}>
      <a className={crumb} href={`/#${tool.group}`}>
        {group?.name}
      </a>
      {tool.network ? (
        <span className={`${badge} ${asks}`}>asks {tool.network.name}</span>
      ) : (
        <span className={`${badge} ${local}`}>runs in your browser</span>
      )}
    </div>
  )
}

function Snippet({ id }: { readonly id: string }) {
  return (
    <section className={`${note} ${snippet}`}>
      <h2 className={noteTitle}>Put this on your page</h2>
      <p>One script, one tag. No cookies, no account.</p>
      <pre className={code}>
        {`<script type="module" src="${config.url}/embed/${id}.js"></script>\n<${tagOf(id)}></${tagOf(id)}>`}
      </pre>
    </section>
  )
}
