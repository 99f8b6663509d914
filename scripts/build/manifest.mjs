// Reads the manifests that Vite writes for the site and the embeds.

/**
 * @param {import('vite').Manifest} manifest
 * @param {string} name The name of an entry: 'main', 'bmi-calculator'.
 * @returns {{ file: string, scripts: string[], styles: string[], workers: string[] }} The entry's script; that
 *   script with all it imports statically, dependencies first; their stylesheets; and their workers.
 */
export function filesOf(manifest, name) {
  const scripts = new Set()
  const styles = new Set()
  const workers = new Set()
  const visit = ({ file, imports = [], assets = [], css = [] }) => {
    if (scripts.has(file)) return
    for (const key of imports) visit(manifest[key])
    scripts.add(file)
    for (const sheet of css) styles.add(sheet)
    for (const asset of assets) if (asset.endsWith('.js')) workers.add(asset)
  }
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`No entry is called ${name}`)
  visit(entry)
  return { file: entry.file, scripts: [...scripts], styles: [...styles], workers: [...workers] }
}

/**
 * What a page of the site needs in its head: main and its stylesheet, the scripts and stylesheets of its tool, or the
 * stylesheet of a page without a tool. `builder` is the builder's stylesheet, which other pages load on use.
 * @param {import('vite').Manifest} manifest
 * @param {{ tool?: string, path?: string }} page
 */
export function assetsOf(manifest, { tool, path }) {
  const main = filesOf(manifest, 'main')
  const stylesheet = { '/': 'home', '/404': 'home', '/embed': 'builder' }[path ?? '/404'] ?? 'guides'
  const own = filesOf(manifest, tool ?? stylesheet)
  const builder = filesOf(manifest, 'builder')
  const scripts = (tool ? own : main).scripts.filter((file) => file !== main.file)
  const styles = new Set([...main.styles, ...own.styles])
  return { main: main.file, scripts, styles: [...styles], builder: builder.styles.find((file) => !styles.has(file)) }
}
