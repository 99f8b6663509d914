import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { afterAll, describe, expect, it } from 'vitest'
import { readsNumbers } from '../../scripts/build/plugins/per-tool-chunks'
import { root, tools } from '../../scripts/build/tools.ts'
import { sizeOf } from '../../scripts/dev/embed-sizes.mjs'
import budgets from './budgets.json'
import { manifest, modules, pack, styles, types } from './packed'

const embeds = [
  'pegboard/embed/pegboard.js',
  'pegboard/embed/discover.js',
  ...tools.map((id) => `pegboard/embed/${id}.js`),
]
const data = ['pegboard/package.json', 'pegboard/fields.json']
const entryOf = (module: string) => module.replace('pegboard', '.')

const { tarball, unpacked, files, install, remove } = pack()
/** Installed like npm does, without React and with it. */
const bare = install('bare')
const withReact = install('with-react', ['react', 'react-dom'])
afterAll(remove)

/** Runs a module in Node in a folder with the package installed. */
const node = (cwd: string, code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd, encoding: 'utf8' }).trim()

/** The modules for bundlers. A worker is a script of its own. */
const library = () =>
  files
    .filter((file) => /^dist\/(?!embed\/).*\.js$/.test(file) && !file.endsWith('.worker.js'))
    .map((file) => ({ file, code: readFileSync(join(unpacked, file), 'utf8') }))

describe('the packed library', () => {
  it('contains only the built entries, types, styles, embeds and documents', () => {
    const allowed = [
      /^package\.json$/,
      /^LICENSE$/,
      /^(README|CHANGELOG|CONTRIBUTING|docs\/[a-z-]+|docs\/decisions\/[\w-]+)\.md$/,
      /^docs\/[a-z-]+\.png$/,
      /^dist\/((index|catalog|elements|server|types)\.js|styles\.css)$/,
      /^dist\/(custom-elements|fields|vscode\.html-custom-data|web-types)\.json$/,
      /^dist\/(reference|THIRD-PARTY)\.md$/,
      /^dist\/wordpress\/pegboard\/(block\.json|editor\.js|pegboard\.php|readme\.txt|tools\.json)$/,
      /^dist\/chunks\/[\w.-]+\.js$/,
      /^dist\/(engine|elements|widgets)\/[a-z0-9-]+\.js$/,
      /^dist\/languages\/[a-z]+\/[a-z0-9-]+\.json$/,
      /^dist\/types\/(index|catalog|elements|server|styles|(elements|engine|templates|widgets)\/[a-z0-9./-]+)\.d\.ts$/,
      /^dist\/widgets\/[a-z0-9-]+(\.css|\.worker\.js)$/,
      /^dist\/embed\/(parts\/[\w.-]+\.js|lang\/[a-z0-9/-]+\.js|[a-z0-9-]+\.(js|css))$/,
    ]
    expect(files.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([])
  })

  it('has the files that editors and WordPress read', () => {
    const json = ['custom-elements', 'fields', 'vscode.html-custom-data', 'web-types', 'wordpress/pegboard/tools']
    const named = ['package.json', ...json.map((name) => `dist/${name}.json`)]
    expect(named.filter((file) => !files.includes(file))).toEqual([])
    for (const file of named) expect(() => JSON.parse(readFileSync(join(unpacked, file), 'utf8')), file).not.toThrow()
    expect(files).toContain(manifest.customElements.replace('./', ''))
    expect(files).toContain(manifest['web-types'].replace('./', ''))
  })

  it('names the packages whose code it contains, with their licenses, those of workers too', () => {
    const notices = readFileSync(join(unpacked, 'dist/THIRD-PARTY.md'), 'utf8')
    const named = [...notices.matchAll(/^## (\S+) \d/gm)].map(([, name]) => name)
    expect(named).toEqual(
      expect.arrayContaining([
        'preact',
        'preact-render-to-string',
        'parse5',
        '@cantoo/pdf-lib',
        '@fontsource/noto-sans',
        'eld',
        'recheck',
      ]),
    )
    expect(named.filter((name) => name === 'react' || name?.startsWith('@vanilla-extract/'))).toEqual([])
  })

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: unpacked, pack: false, strict: true })
    expect(messages).toEqual([])
  })

  it('has correct types at every entry point', () => {
    const cli = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
    const args = [cli, tarball, ...options, '--entrypoints', ...modules.map(entryOf)]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  })

  it('resolves every public import', () => {
    const all = [...modules, ...types, ...styles, ...embeds, ...data]
    const code = `console.log(JSON.stringify(${JSON.stringify(all)}.map((name) => import.meta.resolve(name))))`
    const found: string[] = JSON.parse(node(withReact, code))
    expect(found.filter((url) => !existsSync(fileURLToPath(url)))).toEqual([])
  })

  it('exports only files that exist', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target as object),
    )
    const missing = targets.filter((target: string) => !files.some((file) => matches(file, target.replace('./', ''))))
    expect(missing).toEqual([])
  })

  it('has the same entries for Parcel, which reads `alias` unless an app asks for `exports`', () => {
    // A * is one part of a path.
    const rules = Object.entries<string>(manifest.alias).map(
      ([name, target]) => [new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '([^/]+)')}$`), target] as const,
    )
    const json = ['pegboard/languages/de/tax-calculator.json', 'pegboard/fields.json']
    const names = [...modules, ...types, ...styles, ...json].map(entryOf)
    const found = names.slice(1).map((name) => {
      const [pattern, target = ''] = rules.find(([each]) => each.test(name)) ?? []
      return pattern ? name.replace(pattern, target) : name
    })
    const code = `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => import.meta.resolve('pegboard' + name.slice(1)))))`
    const resolved: string[] = JSON.parse(node(withReact, code))
    const folder = join(withReact, 'node_modules/pegboard/')
    expect([manifest.main, ...found]).toEqual(resolved.map((url) => fileURLToPath(url).replace(folder, './')))
  })

  it('imports no address that’s calculated, which Turbopack rejects and webpack warns of', () => {
    // `import()` without an address is in a parser's message about trailing commas (chunks/pretty-*.js).
    const calculated = library().flatMap(({ code }) => {
      const imports =
        code.match(/\bimport\((?!\s*["']|\$\{|\))[^)]*\)|new URL\((?!["'])[^)]*import\.meta[^)]*\)/g) ?? []
      return imports.filter((text) => !text.includes('webpackIgnore'))
    })
    expect(calculated).toEqual([])
  })

  it('marks every module that uses React as one for the client, chunks included', () => {
    const views = library().filter(({ code }) => /\bfrom\s*["']react["']/.test(code))
    expect(views.some(({ file }) => file.startsWith('dist/chunks/'))).toBe(true)
    expect(views.flatMap(({ file, code }) => (/^['"]use client['"]/.test(code) ? [] : [file]))).toEqual([])
  })

  it('has elements and a script for servers that reach neither React nor a module for the client', () => {
    const code = new Map(library().map(({ file, code }) => [file, code]))
    const reached = new Set(tools.map((id) => `dist/elements/${id}.js`)).add('dist/server.js').add('dist/elements.js')
    for (const file of reached)
      for (const [, to = ''] of code.get(file)?.matchAll(/(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g) ?? [])
        reached.add(join(file, '..', to))
    expect([...reached].filter((file) => !code.has(file))).toEqual([])
    const others = [...reached].filter((file) => /^['"]use client|\bfrom "p?react/.test(code.get(file) ?? ''))
    expect(others).toEqual([])
  })

  it('starts workers from files that it contains', () => {
    const addresses = library().flatMap(({ file, code }) =>
      [...code.matchAll(/new URL\(["']([^"']+)["'],\s*import\.meta\.url\)/g)].map(([, to = '']) =>
        join(file, '..', to),
      ),
    )
    const workers = files.filter((file) => file.endsWith('.worker.js'))
    expect([...new Set(addresses)].sort()).toEqual(workers.sort())
  })

  it('has engines that work without React', () => {
    const names = tools.map((id) => `pegboard/engine/${id}`)
    const code = `const found = []
      for (const name of ${JSON.stringify(names)}) {
        const { evaluate, example, exampleContext } = await import(name)
        if (!(await evaluate(example, exampleContext)).ok) found.push(name)
      }
      console.log(JSON.stringify(found))`
    expect(JSON.parse(node(bare, code))).toEqual([])
    expect(existsSync(join(bare, 'node_modules/react'))).toBe(false)
  })

  it('has elements and a script for servers that work without React', () => {
    const names = tools.map((id) => `pegboard/elements/${id}`)
    const code = `for (const name of ${JSON.stringify(names)}) await import(name)
      const { renderToString } = await import('pegboard/server')
      console.log(JSON.stringify(${JSON.stringify(tools)}.filter((id) => !renderToString(id).includes('data-inputs'))))`
    expect(JSON.parse(node(bare, code))).toEqual([])
  })

  it('can be imported in Node, without a DOM', () => {
    const code = `for (const name of ${JSON.stringify(modules)}) await import(name)
      console.log(typeof document, typeof HTMLElement)`
    expect(node(withReact, code)).toBe('undefined undefined')
  })

  it('has the same styles for a tool in its own style sheet as in the full one', () => {
    const all = readFileSync(join(unpacked, 'dist/styles.css'), 'utf8')
    for (const id of tools) {
      const own = readFileSync(join(unpacked, `dist/widgets/${id}.css`), 'utf8')
      expect(own).not.toContain('/*')
      expect(own.split('}').filter((rule) => !all.includes(rule.trim()))).toEqual([])
    }
  })
})

describe('the embeds', () => {
  it.each(tools)('of %s are within the budget and need two scripts, or three with the one for numbers', (id) => {
    const { scripts, shared, numbers, own } = sizeOf(id)
    expect(scripts).toBeLessThanOrEqual(numbers > 0 ? 3 : 2)
    expect(shared + numbers).toBeLessThanOrEqual(budgets.shared)
    expect(own).toBeLessThanOrEqual(budgets.own)
  })

  it('load the script for numbers only if a tool has number fields', () => {
    expect(tools.filter((id) => sizeOf(id).numbers > 0)).toEqual(tools.filter(readsNumbers))
  })

  it('contain little code that isn’t shared', () => {
    const owns = tools.map((id) => sizeOf(id).own).sort((one, other) => one - other)
    expect(owns[Math.floor(owns.length / 2)]).toBeLessThanOrEqual(budgets.medianOwn)
  })

  it('contain only scripts, without source maps or eval, and the style sheets for their heights', () => {
    const own = files.filter((file) => file.startsWith('dist/embed/'))
    const styles = ['pegboard', ...tools].map((name) => `dist/embed/${name}.css`)
    expect(own.filter((file) => !file.endsWith('.js')).sort()).toEqual(styles.sort())
    for (const file of own.filter((file) => file.endsWith('.js'))) {
      const code = readFileSync(join(unpacked, file), 'utf8')
      // A line of its own. Terser has the words too, in code that adds a map.
      expect(code).not.toMatch(/\beval\(|new Function\b|Function\(["'`]|^\/\/# sourceMappingURL=\S+$/m)
    }
  })
})

describe('the lockfile', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

  // If the registry couldn't describe a package, npm leaves it out of the lockfile, and then `npm ci` always fails.
  it('includes the binaries for every platform', () => {
    const entries = Object.entries<{ version: string; optionalDependencies?: Record<string, string> }>(packages)
    const locked = new Set(entries.map(([at, { version }]) => `${at.split('node_modules/').at(-1)}@${version}`))
    const wanted = entries.flatMap(([, { optionalDependencies = {} }]) => Object.entries(optionalDependencies))
    const exact = wanted.filter(([, range]) => /^\d/.test(range)).map((pair) => pair.join('@'))
    expect(exact.filter((pair) => !locked.has(pair))).toEqual([])
  })

  it('contains no registry URLs', () => {
    expect(Object.values<{ resolved?: string }>(packages).filter(({ resolved }) => resolved)).toEqual([])
  })
})

function matches(file: string, target: string): boolean {
  const pattern = target.replaceAll('.', '\\.').replaceAll('*', '.+')
  return new RegExp(`^${pattern}$`).test(file)
}
