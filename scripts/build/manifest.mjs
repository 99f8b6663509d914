// The one reader of the manifests that Vite writes beside the site and the embeds.

/**
 * @param {import('vite').Manifest} manifest
 * @param {string} name Of an entry: 'main', 'bmi-calculator'.
 * @returns {{ file: string, scripts: string[], styles: string[], workers: string[] }} The entry's script; with it all
 *   scripts that it imports at once, in the order in which they need each other; their sheets and their workers.
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
 * What a page of the site names in its head: main and its sheet, and the scripts and the sheet of its tool.
 * @param {import('vite').Manifest} manifest
 * @param {string} [tool]
 */
export function assetsOf(manifest, tool) {
  const main = filesOf(manifest, 'main')
  const own = tool ? filesOf(manifest, tool) : main
  const scripts = own.scripts.filter((file) => file !== main.file)
  return { main: main.file, scripts, styles: [...new Set([...main.styles, ...own.styles])] }
}
