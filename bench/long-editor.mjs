/**
 * `node bench/long-editor.mjs`, on a quiet machine: how long CodeMirror takes from a key to the next frame in texts of 10 and
 * 50 MB, in many lines and in one, with what a tool needs at each key: the whole text. Median and longest of 12 keys at the
 * text's start, middle and end.
 */
import { loadavg } from 'node:os'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from '../scripts/dev/browser.mjs'

const sources = {
  text: ['The quick brown fox jumps over the lazy dog, and then it goes home again.'],
  json: ['{"id":1,"name":"Ada","ok":true},', '[', 'null]', 'json'],
  html: ['<p class="a b">Hello <b>there</b>, you &amp; me</p>', '<!doctype html>', '', 'html'],
}

/** Defines `open(text, language)` in the page. */
const contents = `
  import { defaultKeymap, history } from '@codemirror/commands'
  import { html } from '@codemirror/lang-html'
  import { json } from '@codemirror/lang-json'
  import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
  import { EditorState } from '@codemirror/state'
  import { EditorView, keymap } from '@codemirror/view'
  const languages = { html, json }
  globalThis.open = (doc, language) => {
    const read = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) globalThis.length = state.doc.toString().length
    })
    const look = [EditorView.lineWrapping, EditorView.theme({ '&': { height: '300px' }, '.cm-scroller': { overflow: 'auto' } })]
    const extensions = [history(), keymap.of(defaultKeymap), syntaxHighlighting(defaultHighlightStyle), read, look]
    if (language) extensions.push(languages[language]())
    globalThis.view = new EditorView({ parent: document.body, state: EditorState.create({ doc, extensions }) })
  }`
const { outputFiles } = await build({
  stdin: { contents, resolveDir: import.meta.dirname },
  bundle: true,
  write: false,
  format: 'iife',
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
console.log(`Load average: ${loadavg()[0].toFixed(1)}, Chromium ${browser.version()}`)
for (const megabytes of [10, 50])
  for (const name of Object.keys(sources))
    for (const lines of ['lines', 'one line'])
      console.log(megabytes, 'MB', name, lines, await keys(name, megabytes, lines))
await browser.close()

async function keys(name, megabytes, lines) {
  const [part, start = '', end = '', language] = sources[name]
  const line = part + (lines === 'lines' ? '\n' : ' ')
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } })
  await page.addScriptTag({ content: outputFiles[0].text })
  await page.evaluate(
    ([start, line, count, end, language]) => open(start + line.repeat(count) + end, language),
    [start, line, Math.round((megabytes * 1e6) / line.length), end, language],
  )
  const found = []
  for (const place of [0, 0.5, 1]) {
    await page.evaluate((place) => {
      const anchor = Math.floor(view.state.doc.length * place)
      view.dispatch({ selection: { anchor }, scrollIntoView: true })
      view.focus()
      globalThis.times = []
      view.contentDOM.onkeydown = () => {
        const start = performance.now()
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)))
      }
    }, place)
    for (let count = 1; count <= 12; count++) {
      await page.keyboard.press('x')
      await page.waitForFunction((count) => times.length === count, count)
    }
    const times = (await page.evaluate(() => times)).sort((one, other) => one - other)
    found.push(`${Math.round(times[6])} (${Math.round(times[11])})`)
  }
  await page.close()
  return `${found.join(', ')} ms`
}
