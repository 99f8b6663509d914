// Runs a contender in a fresh page of Chromium. If it reaches the time limit, the browser is restarted.
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, loadConfigFromFile } from 'vite'
import { browserArgs, findBrowser } from '../scripts/dev/browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

export async function openBrowser(folder) {
  const server = createServer((request, response) => serve(folder, request.url, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${server.address().port}`
  const executablePath = await findBrowser()
  const launch = () => chromium.launch({ executablePath, args: browserArgs })
  let browser = await launch()

  /** The sample, or undefined at the time limit. Input and code are loaded before the timer starts. */
  async function run({ script, widget, row, contender, limit }) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(origin)
    const files = [`/${basename(script)}`, ...(widget ? [`/widget/${widget}.js`] : [])]
    await page.evaluate(
      async ([files, name, contender]) => {
        const [{ rows, measure }] = await Promise.all(files.map((file) => import(file)))
        globalThis.run = await measure(
          rows.find((row) => row.name === name),
          contender,
        )
      },
      [files, row, contender],
    )
    const sample = page.evaluate('run()').catch((reason) => ({ reason }))
    let timer
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, limit)
    })
    const first = await Promise.race([sample, timeout])
    clearTimeout(timer)
    if (first?.reason) throw first.reason
    if (first) await context.close()
    else {
      await browser.close()
      browser = await launch()
    }
    return first
  }

  return {
    run,
    version: browser.version(),
    /** Builds a single embed in a separate folder. */
    async buildWidget(id) {
      const env = { command: 'build', mode: 'production' }
      const { config } = await loadConfigFromFile(env, join(root, 'scripts/build/embed.config.ts'))
      config.build.outDir = join(folder, 'widget')
      config.build.rolldownOptions.input = { [id]: join(root, `src/widgets/${id}/${id}.element.ts`) }
      await build({ ...config, configFile: false, logLevel: 'error' })
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** Cross-origin isolated, so that timers have a precision of 5 µs. */
function serve(folder, url, response) {
  const headers = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
  const file = join(folder, url)
  if (url === '/') {
    response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<!doctype html><meta charset="utf-8">')
  } else if (existsSync(file)) {
    response.writeHead(200, { ...headers, 'content-type': 'text/javascript' })
    createReadStream(file).pipe(response)
  } else response.writeHead(204, headers).end()
}
