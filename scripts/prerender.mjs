// Renders every page to a file and names in it what its tool needs, so that the browser asks for all of it at once.
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { drawPictures } from './pictures.mjs'
import { headersFor, pageOf, parseHeaders, types } from './serve.mjs'

/** In the page itself: a request less. */
const icon = `data:image/svg+xml,${encodeURIComponent(await readFile(new URL('../site/public/icon.svg', import.meta.url), 'utf8'))}`

/** @param {{ site: string, renderer: string }} options The client's build, and the built site/render.tsx. */
export async function prerender({ site, renderer }) {
  const { renderPage, paths, config, ...made } = await import(pathToFileURL(renderer).href)
  const manifest = JSON.parse(await readFile(`${site}/manifest.json`, 'utf8'))
  await rm(`${site}/manifest.json`)
  const files = {
    _headers: made.headersFile(),
    'sitemap.xml': made.sitemapFile(),
    'robots.txt': made.robotsFile(),
    'search.json': made.searchFile(),
    'site.webmanifest': made.manifestFile(),
  }
  const pages = [...paths, '/404'].map((path) => ({ path, ...renderPage(path) }))
  const pictures = await drawPictures({ site, pages, name: config.name })
  for (const page of pages) {
    const name = page.path === '/' ? 'index' : page.path.slice(1)
    files[`${name}.html`] = documentOf(page, assetsOf(manifest, page), pictures.get(page.path))
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${site}/${name}`, text)))
  await packForOffline(site, [...paths, '/404'])
  return pages.length
}

function documentOf({ head, body, own, data }, { main, tool, scripts, styles }, picture) {
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
    `<script type="module" src="/${main}"></script>`,
    // After the styles: what they make of the HTML is all there, and the tool comes to life in it.
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    `<link rel="icon" href="${icon}">`,
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    head(picture),
    `<script type="application/ld+json">${data}</script>`,
    '</head>',
    `<body data-own="${own}">${body(`/${tool}`)}<div id="end" hidden></div></body>`,
    '</html>',
    '',
  ].join('\n')
}

/** The files of main and of a page's tool, with all that they import. */
function assetsOf(manifest, { tool, isHome }) {
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry)
  const entry = (name) => entries.find(([, chunk]) => chunk.name === name)?.[0]
  const scripts = new Set()
  const styles = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    for (const each of chunk.imports ?? []) visit(each)
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  visit(entry('main'))
  const main = manifest[entry('main')].file
  if (tool) {
    visit(entry(tool))
    visit(Object.keys(manifest).find((key) => manifest[key].name === 'core'))
  }
  if (isHome) for (const file of manifest[entry('home')].css) styles.add(file)
  scripts.delete(main)
  return { main, tool: tool && manifest[entry(tool)].file, scripts: [...scripts], styles: [...styles] }
}

/**
 * All of the site but pictures and embeds in one file, each with the headers it is served with: what a browser keeps
 * for use without a network costs it one request.
 */
async function packForOffline(site, paths) {
  const rules = parseHeaders(await readFile(`${site}/_headers`, 'utf8'))
  const names = await readdir(`${site}/assets`)
  const sizes = await Promise.all(names.map(async (name) => (await stat(`${site}/assets/${name}`)).size))
  // A model that one tool fetches on use would weigh more than all the rest: it is kept once it was used.
  const assets = names.filter((_, index) => sizes[index] < 500_000).map((name) => `/assets/${name}`)
  const pack = {}
  for (const path of [...paths, '/theme.js', '/search.json', '/icon.svg', '/site.webmanifest', ...assets]) {
    const file = extname(path) ? path : pageOf(path)
    const headers = Object.fromEntries([...headersFor(path, rules), ['Content-Type', types[extname(file)]]])
    pack[path] = { headers, text: await readFile(site + file, 'utf8') }
  }
  const text = JSON.stringify(pack)
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  await writeFile(`${site}/assets/offline-${version}.json`, text)
  const template = await readFile(new URL('../site/service-worker.js', import.meta.url), 'utf8')
  await writeFile(`${site}/sw.js`, template.replace('__VERSION__', version))
}

const brotli = promisify(brotliCompress)

/** Lays a .br beside each text file, at the best level: it is done once and served often. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(html|js|css|svg|xml|txt|json|webmanifest|map)$/.test(entry.name)) continue
    const file = `${entry.parentPath}/${entry.name}`
    const text = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    await writeFile(`${file}.br`, await brotli(text, { params }))
  }
}
