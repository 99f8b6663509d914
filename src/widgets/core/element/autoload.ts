/**
 * `<script type="module" src=".../embed/pegboard.js">`: every `<pegboard-…>` tag of the document, there already or
 * added later, gets its code from beside this file as it comes near the viewport.
 */

/** The catalog's ids, put in by scripts/build/embed.config.ts: the table of words stays out of the bundle. */
declare const __PEGBOARD_IDS__: readonly string[]

const prefix = 'pegboard-'
const waiting = new Set(__PEGBOARD_IDS__.filter((id) => !customElements.get(prefix + id)))

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target)
  },
  { rootMargin: '300px' },
)

function load(element: Element): void {
  near.unobserve(element)
  const id = idOf(element)
  if (!waiting.delete(id)) return
  const file = `${id}.js`
  const address = new URL(file, import.meta.url).href
  // Said once and left at that: a page that cannot reach a file now would only ask for it on every scroll.
  import(/* @vite-ignore */ address).catch((reason: unknown) =>
    console.error(`Pegboard could not load ${address}`, reason),
  )
}

function watch(node: Node): void {
  if (!(node instanceof Element)) return
  for (const element of [node, ...node.querySelectorAll(':not(:defined)')]) {
    if (waiting.has(idOf(element))) near.observe(element)
  }
}

const idOf = ({ localName }: Element): string => (localName.startsWith(prefix) ? localName.slice(prefix.length) : '')

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(watch)
}).observe(document, { childList: true, subtree: true })

watch(document.documentElement)
