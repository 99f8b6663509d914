import { tagOf } from '../../src/catalog'
import { visuallyHidden } from '../../src/widgets/core/base/theme.css'
import { config } from '../config'
import { column, onWall } from '../layout/app.css'
import { toolGroups } from '../layout/menus'
import type { Page } from '../pages/page'
import * as words from '../pages/words.css'
import { SharedReference } from '../reference/element-reference'
import * as css from './builder-page.css'

const description =
  'Add a calculator, converter or text tool to your website: choose its values, colors and language, and copy the code.'

/** The tool that's shown first. An address such as /embed#bmi-calculator leads to another. */
const first = 'mortgage-calculator'

export const builderPage: Page = {
  path: '/embed',
  title: `Embed a tool on your website | ${config.name}`,
  description,
  keywords: ['embed calculator', 'calculator for website', 'calculator widget', 'iframe calculator'],
  content: <BuilderPage />,
  data: [],
}

function BuilderPage() {
  return (
    <div className={`${column} ${css.page}`}>
      <div className={`${css.head} ${onWall}`}>
        <h1>Embed a tool on your website</h1>
        <p>
          Choose a tool and set it up. The preview is the tool itself, so it works as it will on your page. Then copy
          the code. Tools set no cookies and need no account.
        </p>
      </div>
      <section className={css.section} aria-labelledby="builder">
        <h2 className={visuallyHidden} id="builder">
          Builder
        </h2>
        <label className={css.tool}>
          Tool
          <select data-builder-tool="" defaultValue={first}>
            {toolGroups.map(({ id, name, tools }) => (
              <optgroup label={name} key={id}>
                {tools.map((tool) => (
                  <option value={tool.id} key={tool.id}>
                    {tool.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <noscript>
          <p>The builder needs JavaScript. Each tool’s page has its code.</p>
        </noscript>
        <div className={css.place} data-builder={first} />
      </section>
      <section className={css.section} aria-labelledby="elements">
        <h2 id="elements">What all elements share</h2>
        <div className={words.reference}>
          <SharedReference tag={tagOf(first)} />
        </div>
      </section>
    </div>
  )
}
