import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { afterAll, describe, expect, it } from 'vitest'
import { root, tools } from '../../scripts/build/tools.ts'
import { sizeOf } from '../../scripts/dev/embed-sizes.mjs'
import budgets from './budgets.json'
import { manifest, modules, pack, styles } from './packed'

const embeds = ['pegboard/embed/pegboard.js', ...tools.map((id) => `pegboard/embed/${id}.js`)]
const entryOf = (module: string) => module.replace('pegboard', '.')

const { tarball, unpacked, files, install, remove } = pack()
/** As npm would lay it out: with React only for those who bring it. */
const bare = install('bare')
const withReact = install('with-react', ['react', 'react-dom'])
afterAll(remove)

/** Runs a module in Node, where the package is installed. */
const node = (cwd: string, code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd, encoding: 'utf8' }).trim()

describe('the packed library', () => {
  it('holds the built entries, their types and styles, the embeds, and nothing else', () => {
    const allowed = [
      /^(package\.json|custom-elements\.json|LICENSE)$/,
      /^(README|CHANGELOG|CONTRIBUTING|THIRD-PARTY|docs\/[a-z-]+)\.md$/,
      /^docs\/[a-z-]+\.png$/,
      /^dist\/((index|catalog)\.js|styles\.css)$/,
      /^dist\/chunks\/[\w.-]+\.js$/,
      /^dist\/(engine|elements|widgets)\/[a-z0-9-]+\.js$/,
      /^dist\/types\/(index|catalog|styles|(engine|widgets)\/[a-z0-9./-]+)\.d\.ts$/,
      /^dist\/widgets\/[a-z0-9-]+(\.css|\.worker\.js)$/,
      /^dist\/embed\/(parts\/[\w.-]+|[a-z0-9-]+)\.js$/,
    ]
    expect(files.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([])
  })

  it('has nothing that publint would change', async () => {
    const { messages } = await publint({ pkgDir: unpacked, pack: false, strict: true })
    expect(messages).toEqual([])
  })

  it('has types that are right at every entry point', () => {
    const cli = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
    const args = [cli, tarball, ...options, '--entrypoints', ...modules.map(entryOf)]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  })

  it('resolves every address that it names', () => {
    const all = [...modules, ...styles, ...embeds, 'pegboard/package.json']
    const code = `console.log(JSON.stringify(${JSON.stringify(all)}.map((name) => import.meta.resolve(name))))`
    const found: string[] = JSON.parse(node(withReact, code))
    expect(found.filter((url) => !existsSync(fileURLToPath(url)))).toEqual([])
  })

  it('names nothing that the build does not make', () => {
    const targets = Object.values(manifest.exports).flatMap((to) =>
      typeof to === 'string' ? to : Object.values(to as object),
    )
    const missing = targets.filter((to: string) => !files.some((file) => matches(file, to.replace('./', ''))))
    expect(missing).toEqual([])
  })

  it('answers by its engines where there is no React', () => {
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

  it('can be imported in Node, where there is no document', () => {
    const code = `for (const name of ${JSON.stringify(modules)}) await import(name)
      console.log(typeof document, typeof HTMLElement)`
    expect(node(withReact, code)).toBe('undefined undefined')
  })

  it('gives a page of one tool the styles that all tools have of it', () => {
    const all = readFileSync(join(unpacked, 'dist/styles.css'), 'utf8')
    for (const id of tools) {
      const own = readFileSync(join(unpacked, `dist/widgets/${id}.css`), 'utf8')
      expect(own).not.toContain('/*')
      expect(own.split('}').filter((rule) => !all.includes(rule.trim()))).toEqual([])
    }
  })
})

describe('the embeds', () => {
  const firstSightOf: Readonly<Record<string, number>> = budgets.firstSightOf

  it.each(tools)('%s is within its budget at first sight, in two scripts, and a third that reads numbers', (id) => {
    const { scripts, shared, numbers, own } = sizeOf(id)
    expect(scripts).toBeLessThanOrEqual(numbers > 0 ? 3 : 2)
    expect(shared).toBeLessThanOrEqual(budgets.shared)
    expect(numbers).toBeLessThanOrEqual(budgets.numbers)
    expect(shared + numbers + own).toBeLessThanOrEqual(firstSightOf[id] ?? budgets.firstSight)
  })

  it('read numbers only where a field takes one', () => {
    expect(tools.filter((id) => sizeOf(id).numbers === 0).sort()).toEqual(budgets.withoutNumbers)
  })

  it('are small beside what they share', () => {
    const owns = tools.map((id) => sizeOf(id).own).sort((one, other) => one - other)
    expect(owns[Math.floor(owns.length / 2)]).toBeLessThanOrEqual(budgets.medianOwn)
  })

  it('contain only scripts, without source maps or code made from text', () => {
    const scripts = files.filter((file) => file.startsWith('dist/embed/'))
    expect(scripts.filter((file) => !file.endsWith('.js'))).toEqual([])
    for (const file of scripts) {
      expect(readFileSync(join(unpacked, file), 'utf8')).not.toMatch(
        /\beval\(|new Function\b|Function\(["'`]|sourceMappingURL/,
      )
    }
  })
})

describe('the lockfile', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

  // npm leaves out what a registry could not describe when it was written, and then `npm ci` fails for everybody.
  it('names the binaries of every platform', () => {
    const entries = Object.entries<{ version: string; optionalDependencies?: Record<string, string> }>(packages)
    const locked = new Set(entries.map(([at, { version }]) => `${at.split('node_modules/').at(-1)}@${version}`))
    const wanted = entries.flatMap(([, { optionalDependencies = {} }]) => Object.entries(optionalDependencies))
    const exact = wanted.filter(([, range]) => /^\d/.test(range)).map((pair) => pair.join('@'))
    expect(exact.filter((pair) => !locked.has(pair))).toEqual([])
  })

  it('names no registry', () => {
    expect(Object.values<{ resolved?: string }>(packages).filter(({ resolved }) => resolved)).toEqual([])
  })
})

function matches(file: string, target: string): boolean {
  const pattern = target.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  return new RegExp(`^${pattern}$`).test(file)
}
