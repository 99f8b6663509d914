import { widgets } from 'virtual:widgets'
import { groups } from '../../src/catalog'
import { visuallyHidden } from '../../src/widgets/core/tool/theme.css'
import { engineOf } from '../build/engines'
import { dataOf } from '../build/structured-data'
import { Island } from '../island/island'
import { startIn, usual } from '../island/region'
import { AdSlot } from '../layout/ad-slot'
import { column, onWall } from '../layout/app.css'
import { Star } from '../layout/icons'
import { type Entry, tools } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import type { Page, Words } from './page'
import { Related } from './related'
import { Snippet } from './snippet'
import * as css from './tool-page.css'
import { About, Faq, Keywords, Note, Share } from './words'

const words = import.meta.glob<Words>('../content/*.ts', { eager: true, import: 'words' })

export function toolPage(tool: Entry): Page {
  const said = words[`../content/${tool.id}.ts`]
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

/** The place of the tool in its page's HTML: site/build/render.tsx puts it there. */
export const islandSlot = '[island]'

/** The pattern of every tool's page: what it is, the tool, and around it what there is to know about it. */
function ToolPage({ tool, words }: { readonly tool: Entry; readonly words: Words | undefined }) {
  return (
    <div className={`${column} ${css.layout} ${hue[tool.group]}`}>
      <div className={`${css.head} ${onWall}`}>
        <h1>{tool.name}</h1>
        <button className={css.star} type="button" data-star={tool.id} aria-pressed="false" title="Add to favorites">
          <Star />
          <span className={visuallyHidden}>Favorite</span>
        </button>
      </div>
      <div className={css.body}>
        <noscript>
          <p className={css.note}>This tool needs JavaScript. What stands around it reads without.</p>
        </noscript>
        <div
          id={tool.id}
          data-name={tool.name}
          data-initial={JSON.stringify(engineOf(tool.id)?.initial)}
          data-kinds={JSON.stringify(engineOf(tool.id)?.kinds)}
          data-props={JSON.stringify(propsOf(tool.id))}
          data-asks={tool.network && ''}
          data-tool=""
        >
          {islandSlot}
        </div>
        <Foot tool={tool} />
        <p className={`${css.summary} ${onWall}`}>{tool.summary}</p>
        {shares(tool.id) && <Share />}
        <About name={tool.name} words={words} />
        <Faq words={words} />
        <Snippet tool={tool} />
        <Keywords keywords={tool.keywords} />
      </div>
      <aside className={css.side} aria-label={`About the ${tool.name}`}>
        {words && <Note title="How it is worked out" paragraphs={words.howItWorks} />}
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

/** What the site gives a tool on its own page. */
function propsOf(id: string) {
  const { props, samples } = words[`../content/${id}.ts`] ?? {}
  return { ...props, samples }
}

export function islandOf(id: string) {
  const tool = tools.find((each) => each.id === id)
  const Widget = widgets[id]
  const start = startIn(engineOf(id)?.initial ?? {}, usual)
  return tool && Widget && <Island name={tool.name} Widget={Widget} props={propsOf(id)} value={start} />
}

/** Where the tool works, and the group it belongs to: below it, so that the tool itself comes first. */
function Foot({ tool }: { readonly tool: Entry }) {
  const group = groups.find(({ key }) => key === tool.group)
  return (
    <div className={css.foot}>
      {tool.network ? (
        <span className={`${css.badge} ${css.asks}`}>Asks {tool.network.name} when this page opens</span>
      ) : (
        <span className={`${css.badge} ${css.local}`}>Runs in your browser</span>
      )}
      <PageLink className={css.crumb} to={`/#${tool.group}`}>
        {group?.name}
      </PageLink>
    </div>
  )
}
