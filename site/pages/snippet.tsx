import { embeds, version } from 'virtual:embeds'
import { checkedScriptCode, snippetCode } from '../../scripts/build/snippet-code'
import { tagOf } from '../../src/catalog'
import { config } from '../config'
import { scripted } from '../layout/app.css'
import type { Entry } from '../layout/menus'
import { ElementReference } from '../reference/element-reference'
import { actionButton } from './tool-page.css'
import * as css from './words.css'

const [major] = version.split('.')
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

/** How to use this tool on another page. Shown only if the embeds were built before the site. */
export function Snippet({ tool }: { readonly tool: Entry }) {
  const embed = embeds[tool.id]
  if (!embed) return null
  const tag = tagOf(tool.id)
  const site = { url: config.url, version }
  return (
    <section className={css.embed} id="embed">
      <div className={css.embedRow}>
        <div>
          <h2 className={css.embedTitle}>Embed this tool</h2>
          <p className={css.tag}>{`<${tag}>`}</p>
        </div>
        <button className={`${actionButton} ${scripted}`} type="button" data-copy="snippet">
          Copy code
        </button>
      </div>
      <details className={css.fold}>
        <summary>Options, preview and attributes</summary>
        <div className={css.more}>
          <p>
            Your page loads {kilobytes(embed.bytes)}. The tool stays at version {version}; with{' '}
            <code>/embed/{major}/</code> in both addresses, it’s updated.
          </p>
          {/* The builder replaces it. */}
          <pre className={css.code} id="snippet">
            {snippetCode(tool, site)}
          </pre>
          <div data-builder={tool.id} />
          <h3>Check with a hash</h3>
          <p>
            To check the code with a hash, use this script instead. It’s a single file ({kilobytes(embed.singleBytes)}),
            so the hash covers everything it runs.
          </p>
          <pre className={css.code} id="checked">
            {checkedScriptCode(tool, site, embed.integrity)}
          </pre>
          <ElementReference tool={tool} />
        </div>
      </details>
    </section>
  )
}
