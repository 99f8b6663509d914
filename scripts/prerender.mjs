// Renders every page to a file and links what its route needs, so that the browser asks for all of it at once.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><path d="M3 3h0M13 3h0M23 3h0M3 13h0M23 13h0M3 23h0M13 23h0M23 23h0" stroke="#8d8576" stroke-width="6" stroke-linecap="round"/><circle cx="13" cy="13" r="4" fill="#b23c0b"/></svg>',
)}`

/** @param {{ site: string, renderer: string }} options The client's build, and the built site/render.tsx. */
export async function prerender({ site, renderer }) {
  const { renderPage, paths, headersFile, sitemapFile, robotsFile } = await import(pathToFileURL(renderer).href)
  const manifest = JSON.parse(await readFile(`${site}/manifest.json`, 'utf8'))
  const files = { _headers: headersFile(), 'sitemap.xml': sitemapFile(), 'robots.txt': robotsFile() }
  for (const path of [...paths, '/404']) {
    const page = await renderPage(path)
    const name = path === '/' ? 'index' : path.slice(1)
    files[`${name}.html`] = documentOf(page, assetsOf(manifest, page.module))
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${site}/${name}`, text)))
  await rm(`${site}/manifest.json`)
  return paths.length + 1
}

function documentOf({ head, body, data }, { entry, scripts, styles }) {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fffdf9" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1f1d1a" media="(prefers-color-scheme: dark)">',
    '<script src="/theme.js"></script>',
    // The first paint waits for the whole page, a few kilobytes: half of it would be laid out otherwise, and move.
    '<link rel="expect" href="#end" blocking="render">',
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<link rel="icon" href="${icon}">`,
    head,
    `<script type="application/ld+json">${data}</script>`,
    '</head>',
    `<body><div id="root">${body}</div><div id="end" hidden></div></body>`,
    '</html>',
    '',
  ].join('\n')
}

/** The files of the entry and of a page's lazy module, with all that they import. */
function assetsOf(manifest, module) {
  const scripts = new Set()
  const styles = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    for (const each of chunk.imports ?? []) visit(each)
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry)
  visit(entryKey)
  visit(module)
  const entry = manifest[entryKey].file
  scripts.delete(entry)
  return { entry, scripts: [...scripts], styles: [...styles] }
}

const brotli = promisify(brotliCompress)

/** Lays a .br beside each text file, at the best level: it is done once and served often. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(html|js|css|svg|xml|txt|json|map)$/.test(entry.name)) continue
    const file = `${entry.parentPath}/${entry.name}`
    const text = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    await writeFile(`${file}.br`, await brotli(text, { params }))
  }
}
