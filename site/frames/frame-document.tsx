import { embeds, version } from 'virtual:embeds'
import { createElement } from 'react'
import { tagOf } from '../../src/catalog'
import { engineOf } from '../build/engines'
import { addressOf } from '../build/structured-data'
import { config } from '../config'
import type { Entry } from '../layout/menus'
import { toolPageOf } from '../pages/tool-pages'
import { elements } from '../reference/elements'
import { parametersOf } from './parameters'

/** Everything that a tool needs to run on other sites, in a frame. The scripts are those of the embeds. */
export function FrameDocument({ tool: { id, name, path } }: { readonly tool: Entry }) {
  const { scripts } = embeds[id] ?? { scripts: [] }
  const parameters = parametersOf(engineOf(id)?.fields ?? {}, elements[id]?.attributes ?? [])
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name}</title>
        <link rel="stylesheet" href="/embed/frame.css" />
        {scripts.map((file) => (
          <link rel="modulepreload" href={`/embed/${version}/${file}`} key={file} />
        ))}
        <script type="module" src={`/embed/${version}/${id}.js`} />
      </head>
      <body>
        {createElement(
          tagOf(id),
          // The address of the site's own page for previews.
          { preview: toolPageOf(id).props?.preview },
          <a href={addressOf(path)} target="_blank" rel="noopener">
            {`${name} on ${config.name}`}
          </a>,
        )}
        <script src="/embed/frame.js" data-tool={id} data-parameters={parameters.join(' ')} />
      </body>
    </html>
  )
}
