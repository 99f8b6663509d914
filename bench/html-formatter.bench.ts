import { parse, serialize } from 'parse5'
import { evaluate } from '../src/engine/html-formatter/html-formatter'
import type { Row } from './measure'

export const title = 'HTML formatter'
export const notes = () => [
  'Pegboard: `evaluate`, which parses, formats, parses the result and compares both, run to completion on the calling thread.',
  'parse5: the parser it uses, which here parses twice and serializes once, changing the markup.',
]

const list = () => `<ul>${'<li>One <b>two</b> three <a href="x">four</a></li>'.repeat(20_000)}</ul>`
const page = () =>
  `<!doctype html><title>x</title>${'<section class="a b"><h2>Title</h2><p>Some words of prose, and <em>some more</em> of them.</p><table><tr><td>1</td><td>2</td></tr></table></section>'.repeat(7000)}`

const ours = (mode: string) => (html: string) => {
  const result = evaluate({ mode, indent: '2', html })
  return { same: result.ok && result.value.check === 'same' ? 1 : 0 }
}

/** Parses twice, like Pegboard. */
function parse5(html: string) {
  const again = parse(serialize(parse(html)))
  return { same: again.childNodes.length > 0 ? 1 : 0 }
}

export const rows: Row<string>[] = Object.entries({ 'a list': list, 'a page': page }).flatMap(([name, input]) => [
  { name: `Format 1 MB: ${name}`, input, contenders: { ours: ours('format'), parse5 } },
  { name: `Minify 1 MB: ${name}`, input, contenders: { ours: ours('minify'), parse5 } },
])
