import { addressOf } from '../build/structured-data'
import { config } from '../config'
import { Announcement } from '../layout/announcement'
import { column, onWall } from '../layout/app.css'
import { SearchBox } from '../layout/header'
import { type Entry, toolGroups, tools } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import { exampleOf } from './examples'
import { feature, features, hero, lead, pitch, slip, slips, title } from './hero.css'
import * as css from './home.css'
import type { Page } from './page'
import { Testimonials } from './testimonials'

const points = [
  { name: 'Fast and Free', text: 'An answer as you type or at one press. No account, no sign-in, nothing to pay.' },
  {
    name: 'Mobile Friendly',
    text: 'Fits any screen, takes a thumb or a keyboard, and works offline once it was here.',
  },
  { name: 'Global Access', text: 'Open to everyone, in any time zone, in light or dark, with a screen reader too.' },
]

const counted = (tools: number) => `${tools} ${tools === 1 ? 'tool' : 'tools'}`
const description =
  'Free, exact calculators, converters and generators that run in your browser. No account, nothing to install.'

export const home: Page = {
  path: '/',
  title: `${config.name}: small tools, hung where you need them`,
  description,
  keywords: ['online tools', 'calculator', 'converter', 'generator', 'free'],
  content: <Home />,
  data: [{ '@type': 'WebSite', name: config.name, description, url: addressOf('/') }],
}

function Home() {
  return (
    <div className={column}>
      <Announcement />
      <div className={hero}>
        <div className={`${pitch} ${onWall}`}>
          <h1 className={title}>Small tools, hung where you need them.</h1>
          <p className={lead}>
            {counted(tools.length)} that calculate, convert, count and generate. Free, exact, and worked out in your
            browser; a tool that has to ask a service says so.
          </p>
          <SearchBox />
        </div>
        <Slips />
        <ul className={features}>
          {points.map((point) => (
            <li className={feature} key={point.name}>
              <h2>{point.name}</h2>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <section className={css.own} aria-labelledby="own">
        <h2 id="own">Your tools</h2>
        <ul className={css.chips} data-favorites="">
          <li>Your favorites and recent tools, stored only in this browser.</li>
        </ul>
      </section>
      <div className={css.grid}>
        {toolGroups.map(({ id, name, tools }) => (
          <section
            className={`${css.section} ${hue[id]} ${css.span[widthOf(tools.length)]}`}
            key={id}
            aria-labelledby={id}
          >
            <div className={`${css.head} ${onWall}`}>
              <h2 id={id}>{name}</h2>
              <span className={css.count}>{counted(tools.length)}</span>
            </div>
            {tools.map((tool) => (
              <Card tool={tool} key={tool.id} />
            ))}
          </section>
        ))}
      </div>
      <Why />
      <Testimonials />
    </div>
  )
}

const reasons = [
  {
    name: 'Exact, and it shows how',
    text: 'Money is worked out in whole fractions and rounded once. Every page says which formula it uses, where it comes from and what it leaves out.',
  },
  {
    name: 'Private by construction',
    text: 'A tool that runs in your browser cannot send what you type: its page forbids it to talk to anyone. Those that ask a service name it beside their title.',
  },
  {
    name: 'Made for every way of using it',
    text: 'By keyboard, by touch, by screen reader, at 320 pixels, in the dark, on paper, without a network once it was here.',
  },
  {
    name: 'Yours to take along',
    text: 'Each tool is one script and one tag on your own page, and the source is open under the MIT license.',
  },
]

function Why() {
  return (
    <>
      <section className={css.why} aria-labelledby="why">
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
      <section className={css.seo} aria-labelledby="what">
        <h2 id="what">Free online tools for students, work and every day</h2>
        <p>
          {config.name} is a wall of small tools that each do one thing: work out a mortgage or a tip, turn pounds into
          kilograms, count the words of an essay, make a password, find the days between two dates. There is nothing to
          install and no account; a page opens, you type, and the answer is there.
        </p>
        <p>
          They are made for students who check a grade, for people who send an invoice or compare a salary, and for
          developers who test a pattern or format a file. The tools are listed above by what they are for:{' '}
          {toolGroups.map(({ name }) => name.toLowerCase()).join(', ')}. If you know what you need but not what it is
          called, press Ctrl K (Cmd K on a Mac) and say it in your own words.
        </p>
      </section>
    </>
  )
}

/** A few of the answers below, larger, where there is room: a picture, so it is nothing to read out or to press. */
function Slips() {
  const shown = toolGroups
    .flatMap(({ tools }) => tools.find(({ id, network }) => !network && exampleOf(id)) ?? [])
    .slice(0, 3)
  return (
    <div className={slips} aria-hidden="true">
      {shown.map(({ id, name, group }) => (
        <div className={`${slip} ${hue[group]}`} key={id}>
          {name}
          <strong>{exampleOf(id)}</strong>
        </div>
      ))}
    </div>
  )
}

const widthOf = (tools: number) => Math.min(tools, 4) as 1 | 2 | 3 | 4

function Card({ tool }: { readonly tool: Entry }) {
  const example = exampleOf(tool.id)
  return (
    <article className={css.toolCard}>
      <h3 className={css.name}>
        <PageLink to={tool.path}>{tool.name}</PageLink>
      </h3>
      <p className={css.summary}>{tool.summary}</p>
      {example && <p className={css.answer}>{example}</p>}
    </article>
  )
}
