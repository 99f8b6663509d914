// `npm run lighthouse [path…]`: Lighthouse's mobile scores for the built site with its headers, as the median of RUNS (5).
// --all measures every route. A plain page is measured first: its blocking time is due to the machine, not the site.
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const runs = Number(process.env.RUNS) || 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = { LCP: 'largest-contentful-paint', CLS: 'cumulative-layout-shift', TBT: 'total-blocking-time' }
const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]

const root = fileURLToPath(new URL('../../dist/site', import.meta.url))
const { url, put, close } = await serve({ root, port: 0 })
const plain = '/plain-page'
put(`${plain}.html`, '<!doctype html><html lang="en"><title>Plain page</title><h1>Plain page</h1></html>')
const given = process.argv.slice(2)
const some = ['/', '/mortgage-calculator', '/text-counter', '/bmi-calculator', '/blog', '/privacy-policy']
const chosen = given.includes('--all') ? await allPaths() : given.length > 0 ? given : some
const paths = [plain, ...chosen]
const port = await freePort()
const args = [...browserArgs, `--remote-debugging-port=${port}`]
const browser = await chromium.launch({ executablePath: await findBrowser(), args })
console.log(`median of ${runs}: ${categories.join(' / ')}, then ${Object.keys(metrics).join(', ')}`)
for (const path of paths) {
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await report(url + path))
  const scores = categories.map((name) => median(reports.map((each) => Math.round(each.categories[name].score * 100))))
  const figures = Object.entries(metrics).map(([name, audit]) => {
    const value = median(reports.map((each) => each.audits[audit].numericValue))
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  // Lighthouse's benchmark of the machine. Far below 1000, performance scores reflect the machine more than the page.
  const power = Math.round(median(reports.map((each) => each.environment.benchmarkIndex)))
  console.log(`${scores.join(' / ')}  ${figures.join('  ')}  (machine ${power})  ${path}`)
  if (path !== plain) for (const line of failedAudits(reports[0])) console.log(`    ${line}`)
}
await browser.close()
await close()

async function report(address) {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: categories })
  return result.lhr
}

/** The audits that lower a score. */
function failedAudits({ categories: found, audits }) {
  const referred = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return referred
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '))
}

async function allPaths() {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address]) => new URL(address).pathname)
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
