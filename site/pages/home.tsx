import { Gauge, Globe, Smartphone } from 'lucide-react'
import { addressOf } from '../build/structured-data'
import { config } from '../config'
import { LivingExample } from '../examples/living-example'
import { Announcement } from '../layout/announcement'
import { column, onWall } from '../layout/app.css'
import { AskBox } from '../layout/ask-box'
import { type Entry, type Group, toolGroups, tools } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import { ToolIcon } from '../layout/tool-icon'
import { EmbedSection } from './embed-section'
import * as css from './home.css'
import type { Page } from './page'
import { Testimonials } from './testimonials'

const description = `${tools.length} free calculators, converters and generators that answer as you type. No account, nothing to install.`

export const home: Page = {
  path: '/',
  title: `${config.name}: free online calculators and converters`,
  description,
  keywords: ['online tools', 'calculator', 'converter', 'generator', 'free'],
  content: <Home />,
  data: [{ '@type': 'WebSite', name: config.name, description, url: addressOf('/') }],
}

function Home() {
  return (
    <div className={column}>
      <Announcement />
      <div className={`${css.hero} ${onWall}`}>
        <h1 className={css.title}>Small tools for everyday questions</h1>
        <p className={css.lead}>
          {tools.length} free calculators, converters and generators. No account, nothing to install.
        </p>
        <AskBox />
      </div>
      <section className={`${css.own} ${onWall}`} aria-labelledby="own">
        <h2 id="own">Your tools</h2>
        <ul className={css.chips} data-favorites="" />
      </section>
      <Tiles />
      <div className={css.boards}>
        {columns.map((groups) => (
          <div className={css.boardColumn} key={groups[0]?.id}>
            {groups.map((group) => (
              <Board group={group} key={group.id} />
            ))}
          </div>
        ))}
      </div>
      <Features />
      <Why />
      <EmbedSection />
      <Testimonials />
    </div>
  )
}

/** The boards in each column, chosen so that the columns have about the same length. */
const columns = [
  ['finance', 'time'],
  ['text', 'math', 'education'],
  ['generators', 'health', 'detectors'],
].map((ids) => ids.flatMap((id) => toolGroups.find((group) => group.id === id) ?? []))

/** Links to the groups for phones, to save fifteen screens of scrolling. */
function Tiles() {
  return (
    <nav className={css.tiles} aria-label="Categories">
      {columns.flat().map(({ id, name, tools }) => (
        <a className={`${css.tile} ${hue[id]}`} href={`#${id}`} key={id}>
          {tools[0] && <ToolIcon id={tools[0].id} />}
          {name}
        </a>
      ))}
    </nav>
  )
}

/** A group of tools, hanging from a peg. */
function Board({ group: { id, name, tools } }: { readonly group: Group }) {
  return (
    <section className={`${css.board} ${hue[id]}`} aria-labelledby={id}>
      <div className={css.boardHead}>
        <h2 id={id}>{name}</h2>
        <span>{tools.length}</span>
      </div>
      <ul>
        {tools.map((tool) => (
          <Row tool={tool} key={tool.id} />
        ))}
      </ul>
    </section>
  )
}

function Row({ tool }: { readonly tool: Entry }) {
  return (
    <li>
      <PageLink className={css.row} to={tool.path} title={tool.line}>
        <ToolIcon id={tool.id} />
        <span className={css.name}>{tool.name}</span>
        <LivingExample id={tool.id} />
      </PageLink>
    </li>
  )
}

const features = [
  { Icon: Gauge, name: 'Fast and Free', text: 'Answers as you type, at no cost. There’s nothing to sign up for.' },
  {
    Icon: Smartphone,
    name: 'Mobile Friendly',
    text: 'Works on phones, tablets and desktops. After your first visit, most tools also work offline.',
  },
  {
    Icon: Globe,
    name: 'Global Access',
    text: 'Uses your currency, units and number format. Works with a keyboard and with screen readers.',
  },
]

function Features() {
  return (
    <ul className={`${css.features} ${onWall}`}>
      {features.map(({ Icon, name, text }) => (
        <li key={name}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <h2>{name}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

const reasons = [
  {
    name: 'Exact, and shows its work',
    text: 'Money is calculated exactly and rounded to the cent. Each tool’s page explains its method, sources and limitations.',
  },
  {
    name: 'Private by design',
    text: 'The tools run in your browser. Two of them need an outside service, and both say so.',
  },
  {
    name: 'Forgiving',
    text: 'Type 500k, 1/2, 5 ft 11 or “in 3 weeks.” You’ll see how it was read, and you can undo mistakes.',
  },
  {
    name: 'Easy to embed',
    text: `Add any of the ${tools.length} tools to your own site with one script and one tag.`,
  },
]

function Why() {
  return (
    <>
      <section className={`${css.why} ${onWall}`} aria-labelledby="why">
        <h2 id="why">Why choose {config.name}</h2>
        <div className={css.reasons}>
          {reasons.map((reason) => (
            <div key={reason.name}>
              <h3>{reason.name}</h3>
              <p>{reason.text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className={`${css.about} ${onWall}`} aria-labelledby="what">
        <h2 id="what">Free online tools for school, work and everyday life</h2>
        <p>
          Each tool does one job, such as finding a mortgage payment, splitting a bill, converting pounds to kilograms,
          counting the words in an essay or the days between two dates. Open a page, type, and read the answer.
        </p>
        <p>
          Students can check a grade or a GPA. Freelancers can write invoices and compare salaries. Developers can
          format JSON, test a regular expression or decode Base64. Not sure what a tool is called? Press Ctrl K (Cmd K
          on a Mac) and describe what you need.
        </p>
      </section>
    </>
  )
}
