/**
 * `<script type="module" src=".../embed/pegboard.js">` loads the code for every `<pegboard-…>` tag in the document,
 * present or added later, from its own location as the tag comes near the viewport.
 */

/** The catalog's ids, inserted by scripts/build/embed.config.ts to keep the catalog's text out of the bundle. */
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
  // Logged once and not retried. A page that can't load a file now would request it again on every scroll.
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
