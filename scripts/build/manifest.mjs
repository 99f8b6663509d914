// The one reader of the manifests that Vite writes beside the site and the embeds.

/**
 * @param {import('vite').Manifest} manifest
 * @param {string} name Of an entry: 'main', 'bmi-calculator'.
 * @returns {{ file: string, scripts: string[], workers: string[] }} The entry's script; with it all
 *   scripts that it imports at once, in the order in which they need each other; their workers.
 */
export function filesOf(manifest, name) {
  const scripts = new Set()
  const workers = new Set()
  const visit = ({ file, imports = [], assets = [] }) => {
    if (scripts.has(file)) return
    for (const key of imports) visit(manifest[key])
    scripts.add(file)
    for (const asset of assets) if (asset.endsWith('.js')) workers.add(asset)
  }
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`No entry is called ${name}`)
  visit(entry)
  return { file: entry.file, scripts: [...scripts], workers: [...workers] }
}

/**
 * What a page of the site names in its head: the one sheet, main, and the scripts of its tool.
 * @param {import('vite').Manifest} manifest
 * @param {string} [tool]
 */
export function assetsOf(manifest, tool) {
  const main = filesOf(manifest, 'main').file
  const scripts = tool ? filesOf(manifest, tool).scripts.filter((file) => file !== main) : []
  return { main, scripts, style: manifest['style.css'].file }
}
