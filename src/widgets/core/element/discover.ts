/** The catalog's ids, inserted by scripts/build/single-files.ts to keep the catalog's text out of the bundle. */
declare const __PEGBOARD_IDS__: readonly string[]

/** The folder of the tools' scripts. scripts/build/embed-folders.mjs replaces it. */
const folder = './'
const script = document.currentScript
/** Imports are relative to a module's own address, but not to a classic script's from another origin. */
const base = script instanceof HTMLScriptElement ? new URL(folder, script.src).href : folder

const prefix = 'pegboard-'
const ids = new Set(__PEGBOARD_IDS__)
/** Tools whose script hasn't been requested yet, or not since it last failed. */
const waiting = new Set([...ids].filter((id) => !customElements.get(prefix + id)))
const failures = new Map<string, number>()
/** Tags of these tools. They stay observed, so that a failed tool is requested again when its tag comes near again. */
const tags = new Set<Element>()

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void load(target)
  },
  { rootMargin: '300px' },
)

async function load(tag: Element): Promise<void> {
  const id = idOf(tag)
  if (!waiting.delete(id)) return
  const failed = failures.get(id) ?? 0
  // Browsers remember an address that failed.
  const address = `${base}${id}.js${failed ? `?again=${failed}` : ''}`
  try {
    // Another script of the page, such as a single file, may have defined it.
    if (!customElements.get(prefix + id)) await import(/* @vite-ignore */ address)
    for (const one of tags) if (idOf(one) === id) forget(one)
  } catch (reason) {
    failures.set(id, failed + 1)
    waiting.add(id)
    console.error(`Pegboard couldn’t load ${id}. It tries again when the tag comes near again.`, reason)
  }
}

function forget(tag: Element): void {
  near.unobserve(tag)
  tags.delete(tag)
}

const idOf = ({ localName }: Element): string => (localName.startsWith(prefix) ? localName.slice(prefix.length) : '')

function look(element: Element): void {
  const { localName, shadowRoot } = element
  const id = idOf(element)
  if (waiting.has(id)) {
    tags.add(element)
    near.observe(element)
  } else if (ids.has(id)) return
  else if (shadowRoot) discover(shadowRoot)
  else if (localName.includes('-') && !customElements.get(localName)) {
    // It may get a shadow root when its script has run.
    customElements.whenDefined(localName).then(
      () => element.shadowRoot && discover(element.shadowRoot),
      // Not a valid name, such as font-face.
      () => {},
    )
  }
}

const changes = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      look(node)
      node.querySelectorAll('*').forEach(look)
    }
  }
  for (const tag of tags) if (!tag.isConnected) forget(tag)
})

addEventListener('online', () => {
  for (const tag of tags) {
    // Reports anew whether it's near.
    near.unobserve(tag)
    near.observe(tag)
  }
})

/**
 * Loads the script of every `<pegboard-…>` tag in a document or shadow root, present or added later, as the tag comes
 * near the viewport. Finds open shadow roots in it by itself. A closed one needs its own call.
 */
export function discover(root: Document | ShadowRoot): void {
  changes.observe(root, { childList: true, subtree: true })
  root.querySelectorAll('*').forEach(look)
}
