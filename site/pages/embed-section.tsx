import { autoloaderCode } from '../../scripts/build/snippet-code'
import { config } from '../config'
import { PageLink } from '../layout/page-link'
import * as css from './embed-section.css'

/** Where the announcement and the Code link lead unless CODE_URL is set to another page. */
export function EmbedSection() {
  return (
    <section className={css.section} id="embed" aria-labelledby="embed-title">
      <div>
        <h2 id="embed-title">Add a tool to your own site</h2>
        <p>
          Paste these three lines into your page. The tool follows your page’s number format and light or dark theme,
          and you can set its colors with CSS. It sets no cookies and needs no account.
        </p>
        <PageLink className={css.more} to="/embed">
          Set up a tool and copy its code
        </PageLink>
      </div>
      <pre className={css.code}>
        {autoloaderCode({ id: 'mortgage-calculator', name: 'Mortgage calculator' }, config)}
      </pre>
    </section>
  )
}
