// Renders every page to a file that lists what its tool needs, so that the browser requests everything at once.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { minifySync } from 'vite'
import { headersFor, pageOf, parseHeaders, types } from '../dev/serve.mjs'
import { assetsOf } from './manifest.mjs'

/** @param {{ site: string, renderer: string }} options The client's build, and the built site/build/render.tsx. */
export async function prerender({ site, renderer }) {
  const { renderPage, pages, notFound, ...made } = await import(pathToFileURL(renderer).href)
  const manifest = JSON.parse(await readFile(`${site}/.vite/manifest.json`, 'utf8'))
  const svg = await readFile(`${site}/icon.svg`, 'utf8')
  const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`
  /** The image for a page's link preview. A page that has none yet, such as a new tool's, has that of the home page. */
  const pictureOf = (path) => [`/og${path}.jpg`, '/og/home.jpg'].find((file) => existsSync(site + file))
  const files = {
    _headers: made.headersFile(),
    'sitemap.xml': made.sitemapFile(),
    'robots.txt': made.robotsFile(),
    'search.json': made.searchFile(),
    'site.webmanifest': made.manifestFile(),
    'speculation-rules.json': made.speculationRulesFile(),
    ...made.frameFiles(pictureOf),
  }
  for (const page of [...pages, notFound]) {
    files[pageOf(page.path ?? '/404').slice(1)] = renderPage(page, {
      ...assetsOf(manifest, page),
      icon,
      picture: pictureOf(page.path),
    })
  }
  for (const folder of ['embed', 'oembed']) await mkdir(`${site}/${folder}`, { recursive: true })
  files['theme.js'] = minifySync('theme.js', await readFile(`${site}/theme.js`, 'utf8')).code
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${site}/${name}`, text)))
  await packForOffline(site, [...pages.map(({ path }) => path), '/404'])
  return pages.length + 1
}

/**
 * The whole site except images and embeds in one file, each page with its headers. A browser needs only one request to
 * keep the site for offline use.
 */
async function packForOffline(site, paths) {
  const rules = parseHeaders(await readFile(`${site}/_headers`, 'utf8'))
  const names = await readdir(`${site}/assets`)
  const sizes = await Promise.all(names.map(async (name) => (await stat(`${site}/assets/${name}`)).size))
  // The language model, Prettier, the font of PDF files and the check of slow patterns are kept only after their first use.
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
  const template = await readFile(new URL('../../site/client/service-worker.js', import.meta.url), 'utf8')
  await writeFile(`${site}/sw.js`, template.replace('__VERSION__', version))
}

const brotli = promisify(brotliCompress)

/** The best level would take half a minute for the single-file embeds, to save a few percent. */
const levelOf = (name) => (name.endsWith('.single.js') ? 9 : 11)

/** Writes a .br file for each text file, nearly all at the best compression level. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const isText = ({ name }) => /\.(html|js|css|svg|xml|txt|json|webmanifest|map)$/.test(name)
  // All at once, because Node compresses on several cores.
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isText(entry))
      .map(async ({ parentPath, name }) => {
        const file = `${parentPath}/${name}`
        const text = await readFile(file)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: levelOf(name),
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        }
        await writeFile(`${file}.br`, await brotli(text, { params }))
      }),
  )
}
