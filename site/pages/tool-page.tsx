import { widgets } from 'virtual:widgets'
import { Lock, Radio, Share, Star } from 'lucide-react'
import { visuallyHidden } from '../../src/widgets/core/base/theme.css'
import { engineOf } from '../build/engines'
import { addressOf, dataOf } from '../build/structured-data'
import { config } from '../config'
import { guides } from '../guides/guides'
import { Island } from '../island/island'
import { startIn, usual } from '../island/region'
import { AdSlot } from '../layout/ad-slot'
import { column, onlyTop, onWall } from '../layout/app.css'
import { type Entry, tools } from '../layout/menus'
import { hue } from '../layout/theme.css'
import { ToolIcon } from '../layout/tool-icon'
import { HowItWorks } from './how-it-works'
import type { Page, ToolPage } from './page'
import { Related } from './related'
import { Snippet } from './snippet'
import * as css from './tool-page.css'
import { toolPageOf } from './tool-pages'
import { FactCard, Faq, GuideLink, Keywords, Limitations, Sources } from './words'

export function toolPage(tool: Entry): Page {
  const said = toolPageOf(tool.id)
  return {
    path: tool.path,
    title: tool.title,
    description: tool.summary,
    keywords: tool.keywords,
    tool: tool.id,
    content: <Layout tool={tool} words={said} />,
    data: dataOf(tool, said.faq),
  }
}

/** A placeholder for the tool. site/build/render.tsx replaces it. */
export const islandSlot = '[island]'

/** The layout of every tool's page: its name, the tool, and information about it below. */
function Layout({ tool, words }: { readonly tool: Entry; readonly words: ToolPage }) {
  return (
    <div
      className={[column, onlyTop, css.layout, hue[tool.group], tool.workbench && css.wideTool]
        .filter(Boolean)
        .join(' ')}
    >
      <Head tool={tool} />
      <div className={css.stage}>
        <noscript>
          <p>This tool needs JavaScript.</p>
        </noscript>
        <div
          id={tool.id}
          data-name={tool.name}
          data-props={JSON.stringify(propsOf(tool.id))}
          data-asks={tool.network && ''}
          data-document={words.isDocument && ''}
          data-tool=""
        >
          {islandSlot}
        </div>
      </div>
      <div className={css.runsBelow}>
        <WhereItRuns tool={tool} />
      </div>
      <p className={css.printed}>
        {config.name}, {addressOf(tool.path)}
      </p>
      <div className={`${css.body} ${onWall}`}>
        <HowItWorks id={tool.id} paragraphs={words.howItWorks} />
        <Limitations of={words.limits} />
        <Faq of={words.faq} />
        <Sources of={words.sources} />
        <Snippet tool={tool} />
      </div>
      <aside className={`${css.side} ${onWall}`} aria-label={`About the ${tool.name}`}>
        {words.facts?.map((fact) => (
          <FactCard fact={fact} key={fact.title} />
        ))}
        <AdSlot />
        <Related ids={tool.related} />
        {guides
          .filter(({ tools }) => tools.includes(tool.id))
          .map((guide) => (
            <GuideLink guide={guide} key={guide.slug} />
          ))}
        <AdSlot />
        <Keywords keywords={tool.keywords} />
      </aside>
    </div>
  )
}

/** Icon, name, star and share buttons, description, and where the tool runs. */
function Head({ tool }: { readonly tool: Entry }) {
  return (
    <div className={`${css.head} ${onWall}`}>
      <ToolIcon id={tool.id} isLarge />
      <h1 className={tool.name.length > 16 ? css.long : undefined}>{tool.name}</h1>
      <div className={css.marks}>
        <button className={css.star} type="button" data-star={tool.id} aria-pressed="false" title="Add to favorites">
          <Star size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={visuallyHidden}>Favorite</span>
        </button>
        <button className={css.mark} type="button" data-share={tool.private ? 'page' : 'values'} title="Copy link">
          <Share size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={visuallyHidden}>Copy link</span>
        </button>
      </div>
      <p className={css.summary}>
        <span className={css.line}>{tool.line}</span>
        <span className={css.sentence}>{tool.summary}</span>
      </p>
      <div className={css.runsBeside}>
        <WhereItRuns tool={tool} />
      </div>
    </div>
  )
}

function WhereItRuns({ tool: { network } }: { readonly tool: Entry }) {
  const Icon = network ? Radio : Lock
  return (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {network ? `Uses ${network.name}` : 'Runs in your browser'}
    </>
  )
}

/** The props that the site sets on a tool's own page. */
function propsOf(id: string) {
  const { props, samples } = toolPageOf(id)
  return { ...props, samples }
}

export function islandOf(id: string) {
  const tool = tools.find((each) => each.id === id)
  const Widget = widgets[id]
  const start = startIn(engineOf(id)?.initial ?? {}, usual)
  return tool && Widget && <Island id={id} name={tool.name} Widget={Widget} props={propsOf(id)} value={start} />
}
