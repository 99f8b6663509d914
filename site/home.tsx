import { examples } from 'virtual:examples'
import { catalog } from '../src/catalog'
import { column, onWall } from './app.css'
import { config } from './config'
import { hero, lead, pitch, point, points, slip, slips, title } from './hero.css'
import { answer, count, grid, head, name, section, span, summary, toolCard } from './home.css'
import { shelves } from './menus'
import { PageLink } from './page-link'
import type { Entry, Page } from './pages'
import { hue } from './theme.css'

const features = [
  { name: 'Fast and free', text: 'no account, no sign-in' },
  { name: 'Mobile friendly', text: 'fits any screen' },
  { name: 'Global access', text: 'open to everyone' },
]

const counted = (tools: number) => `${tools} ${tools === 1 ? 'tool' : 'tools'}`

export const home: Page = {
  path: '/',
  title: `${config.name}: small tools, hung where you need them`,
  description:
    'Free, exact calculators, converters and generators that run in your browser. No account, nothing to install.',
  content: <Home />,
}

function Home() {
  return (
    <div className={column}>
      <div className={hero}>
        <div className={`${pitch} ${onWall}`}>
          <h1 className={title} tabIndex={-1}>
            Small tools, hung where you need them.
          </h1>
          <p className={lead}>
            {counted(catalog.length)} that calculate, convert, count and generate. Free, exact, and worked out in your
            browser; a tool that has to ask a service says so.
          </p>
          <ul className={points}>
            {features.map((feature) => (
              <li className={point} key={feature.name}>
                <strong>{feature.name}</strong> {feature.text}
              </li>
            ))}
          </ul>
        </div>
        <Slips />
      </div>
      <div className={grid}>
        {shelves.map(({ id, name, tools }) => (
          <section className={`${section} ${hue[id]} ${span[widthOf(tools.length)]}`} key={id} aria-labelledby={id}>
            <div className={`${head} ${onWall}`}>
              <h2 id={id} tabIndex={-1}>
                {name}
              </h2>
              <span className={count}>{counted(tools.length)}</span>
            </div>
            {tools.map((tool) => (
              <Card tool={tool} key={tool.id} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** A few of the answers below, larger, where there is room: a picture, so it is nothing to read out or to press. */
function Slips() {
  const hung = shelves.flatMap(({ tools }) => tools.find(({ id, asks }) => examples[id] && !asks) ?? []).slice(0, 3)
  return (
    <div className={slips} aria-hidden="true">
      {hung.map(({ id, name, group }) => (
        <div className={`${slip} ${hue[group]}`} key={id}>
          {name}
          <strong>{examples[id]}</strong>
        </div>
      ))}
    </div>
  )
}

const widthOf = (tools: number) => Math.min(tools, 4) as 1 | 2 | 3 | 4

function Card({ tool }: { readonly tool: Entry }) {
  const example = examples[tool.id]
  return (
    <article className={toolCard}>
      <h3 className={name}>
        <PageLink to={tool.path}>{tool.name}</PageLink>
      </h3>
      <p className={summary}>{catalog.find(({ id }) => id === tool.id)?.summary}</p>
      {example && <p className={answer}>{example}</p>}
    </article>
  )
}
