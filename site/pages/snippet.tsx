import { embeds, version } from 'virtual:embeds'
import { tagOf } from '../../src/catalog'
import { kebab } from '../../src/widgets/core/element/attributes'
import { engineOf } from '../build/engines'
import { config } from '../config'
import { scripted } from '../layout/app.css'
import type { Entry } from '../layout/menus'
import * as css from './tool-page.css'

const kinds = { boolean: 'present or not', object: 'a list, as JSON' } as const
const kindOf = (value: unknown) =>
  kinds[typeof value as keyof typeof kinds] ?? (value ? `“${value}” if absent` : 'text')

/** How to have this tool on another page. Shown only for embeds that were built before the site. */
export function Snippet({ tool }: { readonly tool: Entry }) {
  const embed = embeds[tool.id]
  if (!embed) return null
  const tag = tagOf(tool.id)
  const src = `${config.url}/embed/${version}/${tool.id}.js`
  const fields = Object.entries(engineOf(tool.id)?.initial ?? {})
  return (
    <section className={`${css.note} ${css.snippet}`}>
      <h2 className={css.noteTitle}>Put this on your page</h2>
      <p>
        One script, one tag: {(embed.bytes / 1000).toFixed(0)} kB, no cookies, no account. Version {version} at an
        address that never changes, so the hash holds.
      </p>
      <pre className={css.code} id="snippet">
        {`<script type="module" src="${src}"\n  integrity="${embed.integrity}" crossorigin></script>\n<${tag}></${tag}>`}
      </pre>
      <div className={`${css.actions} ${scripted}`}>
        <button className={css.actionButton} type="button" data-copy="snippet">
          Copy
        </button>
        <button className={css.actionButton} type="button" data-preview={tool.id} aria-controls="preview">
          Live preview
        </button>
      </div>
      <div className={css.preview} id="preview" data-tag={tag} data-script={`/embed/${version}/${tool.id}.js`} />
      <details className={css.question}>
        <summary>Attributes</summary>
        <dl className={css.attributes}>
          {fields.map(([field, value]) => (
            <div key={field}>
              <dt>{kebab(field)}</dt>
              <dd>{kindOf(value)}</dd>
            </div>
          ))}
          <div>
            <dt>locale</dt>
            <dd>how numbers are read and shown: en-US, de-DE …</dd>
          </div>
          <div>
            <dt>theme</dt>
            <dd>light, dark or auto; as the page’s color-scheme if absent</dd>
          </div>
        </dl>
      </details>
    </section>
  )
}
