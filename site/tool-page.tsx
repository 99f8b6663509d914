import { widgets } from 'virtual:widgets'
import { groups } from '../src/catalog'
import { AdSlot } from './ad-slot'
import { column, onWall } from './app.css'
import { Island } from './client/island'
import { engineOf } from './engines'
import { Star } from './icons'
import type { Entry } from './menus'
import type { Page, Words } from './page'
import { PageLink } from './page-link'
import { Related } from './related'
import { Snippet } from './snippet'
import { dataOf } from './structured-data'
import { hue } from './theme.css'
import * as css from './tool-page.css'
import { About, Faq, Keywords, Note, Samples } from './words'

const words = import.meta.glob<Words>('./content/*.ts', { eager: true, import: 'words' })

export function toolPage(tool: Entry): Page {
  const said = words[`./content/${tool.id}.ts`]
  return {
    path: tool.path,
    title: tool.title,
    description: tool.summary,
    keywords: tool.keywords,
    tool: tool.id,
    content: <ToolPage tool={tool} words={said} />,
    data: dataOf(tool, said),
  }
}

/** The pattern of every tool's page: what it is, the tool, and around it what there is to know about it. */
function ToolPage({ tool, words }: { readonly tool: Entry; readonly words: Words | undefined }) {
  return (
    <div className={`${column} ${css.layout} ${hue[tool.group]}`}>
      <div className={`${css.head} ${onWall}`}>
        <Crumbs tool={tool} />
        <div className={css.titled}>
          <h1 tabIndex={-1}>{tool.name}</h1>
          <button className={css.star} type="button" data-star={tool.id} aria-pressed="false">
            <Star />
            <span>Keep</span>
          </button>
        </div>
        <p className={css.summary}>{tool.summary}</p>
      </div>
      <div className={css.body}>
        <noscript>
          <p className={css.note}>This tool needs JavaScript. What stands around it reads without.</p>
        </noscript>
        {/* Filled by site/render.tsx: it is rendered by itself, as the browser hydrates it by itself. */}
        <div
          id={tool.id}
          data-name={tool.name}
          data-initial={JSON.stringify(engineOf(tool.id)?.initial)}
          data-props={JSON.stringify(words?.props)}
          data-module=""
        />
        <Samples words={words} shares={shares(tool.id)} />
        <About name={tool.name} words={words} />
        <Faq words={words} />
        <Snippet tool={tool} />
        <Keywords keywords={tool.keywords} />
      </div>
      <aside className={css.side} aria-label={`About the ${tool.name}`}>
        {words && <Note title="How it is worked out" paragraphs={words.workedOut} />}
        <AdSlot />
        <Related ids={tool.related} />
        {words?.limits && <Note title="What it leaves out" paragraphs={words.limits} />}
        <AdSlot />
      </aside>
    </div>
  )
}

/** What people write or look up is theirs: these tools have no link that carries it. */
const unshared = new Set([
  'ai-detector',
  'base64-tool',
  'html-formatter',
  'invoice-generator',
  'ip-lookup',
  'json-editor',
  'language-detector',
  'password-generator',
  'plagiarism-detector',
  'qr-generator',
  'text-counter',
])
const shares = (id: string) => !unshared.has(id)

const propsOf = (id: string) => words[`./content/${id}.ts`]?.props

export function islandOf(tool: Entry) {
  const Widget = widgets[tool.id]
  return Widget && <Island name={tool.name} Widget={Widget} props={propsOf(tool.id)} />
}

function Crumbs({ tool }: { readonly tool: Entry }) {
  const group = groups.find(({ key }) => key === tool.group)
  return (
    <div className={css.crumbs}>
      <PageLink className={css.crumb} to={`/#${tool.group}`}>
        {group?.name}
      </PageLink>
      {tool.network ? (
        <span className={`${css.badge} ${css.asks}`}>asks {tool.network.name}</span>
      ) : (
        <span className={`${css.badge} ${css.local}`}>runs in your browser</span>
      )}
    </div>
  )
}
