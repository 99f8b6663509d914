import { embeds } from 'virtual:embeds'
import { addressOf } from '../build/structured-data'
import { config } from '../config'
import { oembedPath, pictureSize } from '../frames/oembed'
import type { Page } from '../pages/page'
import { App } from './app'

/** Files of the client build. scripts/build/prerender.mjs finds them in Vite's manifest. */
export interface Assets {
  readonly main: string
  /** The scripts of the page's tool, in import order. They are loaded after the first paint: see site/client/hydrate.ts. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The builder's stylesheet, which loads with the builder. */
  readonly builder?: string
  /** A data URL, which saves a request. */
  readonly icon: string
  /** The path of the image for link previews. */
  readonly picture: string
}

interface Props {
  readonly page: Page
  readonly assets: Assets
}

/** A complete HTML document, rendered once at build time. The code that runs in the browser is in site/client. */
export function Document({ page, assets }: Props) {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': page.data })
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fffdfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1d1b18" media="(prefers-color-scheme: dark)" />
        {/* The first paint waits for the whole page, a few kilobytes. Otherwise, half of it would appear first and move. */}
        <link rel="expect" href="#end" blocking="render" />
        {/* Before the script, which waits for it. Otherwise, Chromium may show the page without `@view-transition`. */}
        {assets.styles.map((file) => (
          <link rel="stylesheet" href={`/${file}`} key={file} />
        ))}
        <script src="/theme.js" />
        <script type="module" src={`/${assets.main}`} />
        <link rel="icon" href={assets.icon} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Described page={page} picture={assets.picture} />
        <script type="application/ld+json">{data.replaceAll('<', '\\u003c')}</script>
      </head>
      <body
        data-scripts={assets.scripts.map((file) => `/${file}`).join(' ') || undefined}
        data-builder-style={page.tool && assets.builder && `/${assets.builder}`}
      >
        <App>{page.content}</App>
        <div id="end" hidden />
      </body>
    </html>
  )
}

/** What search engines and link previews show. */
function Described({ page, picture }: { readonly page: Page; readonly picture: string }) {
  const { title, description, keywords, path, tool } = page
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path ? (
        <>
          <link rel="canonical" href={addressOf(path)} />
          <meta name="keywords" content={keywords.join(', ')} />
          <meta property="og:url" content={addressOf(path)} />
          <meta property="og:image" content={addressOf(picture)} />
          <meta property="og:image:width" content={`${pictureSize.width}`} />
          <meta property="og:image:height" content={`${pictureSize.height}`} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
          {tool && tool in embeds && (
            <link rel="alternate" type="application/json+oembed" href={addressOf(oembedPath(tool))} />
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
