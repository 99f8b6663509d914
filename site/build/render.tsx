import { embeds } from 'virtual:embeds'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { toolFile, toolFilePath } from '../builder/tool-file'
import { FrameDocument } from '../frames/frame-document'
import { oembedFile, oembedPath } from '../frames/oembed'
import { type Assets, Document } from '../layout/document'
import { tools } from '../layout/menus'
import { notFound } from '../pages/not-found'
import type { Page } from '../pages/page'
import { pages } from '../pages/pages'
import { islandOf, islandSlot } from '../pages/tool-page'

export { config } from '../config'
export { notFound } from '../pages/not-found'
export { pages } from '../pages/pages'
export { headersFile } from './headers'
export { searchFile } from './search-file'
export { manifestFile, robotsFile, sitemapFile } from './sitemap'
export { speculationRulesFile } from './speculation-rules'

/** The document at an address. React Router finds the page. */
export function renderPage({ path = '/404', tool }: Page, assets: Assets): string {
  const markup = renderToStaticMarkup(
    <StaticRouter location={path}>
      <Routes>
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<Document page={page} assets={assets} />} caseSensitive />
        ))}
        <Route path="*" element={<Document page={notFound} assets={assets} />} />
      </Routes>
    </StaticRouter>,
  )
  // Lucide's class names, which no stylesheet uses.
  const html = markup.replaceAll(/ class="lucide [^"]*"/g, '')
  // The tool is rendered separately because the browser hydrates it separately: `useId` counts from the root.
  const [before, after] = html.split(islandSlot)
  return `<!doctype html>${tool ? before + renderToString(islandOf(tool)) + after : html}`
}

/** Files about embeds, by path: the tools' frames, their descriptions, and what the builder has to know. */
export function frameFiles(pictureOf: (path: string) => string): Readonly<Record<string, string>> {
  const built = tools.filter(({ id }) => id in embeds)
  return Object.fromEntries(
    built.flatMap((tool) => [
      [`embed/${tool.id}.html`, `<!doctype html>${renderToStaticMarkup(<FrameDocument tool={tool} />)}`],
      [oembedPath(tool.id).slice(1), oembedFile(tool, pictureOf(tool.path))],
      [toolFilePath(tool.id).slice(1), toolFile(tool)],
    ]),
  )
}
