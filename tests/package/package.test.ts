import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sizeOf } from '../../scripts/size.mjs'
import { root, tools } from '../../scripts/tools.ts'
import budgets from './budgets.json'

/** The public addresses, one by one: are-the-types-wrong passes over patterns. */
const modules = [
  '.',
  './catalog',
  ...['engine', 'widgets', 'elements'].flatMap((kind) => tools.map((id) => `./${kind}/${id}`)),
]
const styles = ['./styles.css', ...tools.map((id) => `./widgets/${id}.css`)]
const embeds = ['./embed/pegboard.js', ...tools.map((id) => `./embed/${id}.js`)]
const specifier = (entry: string) => entry.replace('.', 'pegboard')

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pegboard-')))
/** As npm would lay it out: what the package asks for is beside it, and React only for those who bring it. */
const bare = join(folder, 'bare')
const withReact = join(folder, 'with-react')
let tarball = ''
let files: string[] = []

beforeAll(() => {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command = '', ...args] = [...npm, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [packed] = JSON.parse(execFileSync(command, args, { cwd: root, encoding: 'utf8' }))
  tarball = join(folder, packed.filename)
  files = packed.files.map(({ path }: { path: string }) => path)
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
  const dependencies = Object.keys(manifest.dependencies ?? {})
  for (const [place, names] of [
    [bare, dependencies],
    [withReact, [...dependencies, 'react', 'react-dom']],
  ] as const) {
    const target = join(place, 'node_modules')
    mkdirSync(target, { recursive: true })
    cpSync(join(folder, 'package'), join(target, 'pegboard'), { recursive: true })
    for (const name of names) {
      mkdirSync(dirname(join(target, name)), { recursive: true })
      symlinkSync(join(root, 'node_modules', name), join(target, name), 'junction')
    }
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a module in Node, where the package is installed. */
const node = (cwd: string, code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd, encoding: 'utf8' }).trim()

describe('the packed library', () => {
  it('holds the built entries, their types and styles, the embeds, and nothing else', () => {
    const allowed = [
      /^(package\.json|custom-elements\.json|README\.md|LICENSE|THIRD-PARTY\.md)$/,
      /^dist\/((index|catalog)\.js|styles\.css)$/,
      /^dist\/chunks\/[\w.-]+\.js$/,
      /^dist\/(engine|elements|widgets)\/[a-z0-9-]+\.js$/,
      /^dist\/types\/(index|catalog|(engine|widgets)\/[a-z0-9./-]+)\.d\.ts$/,
      /^dist\/widgets\/[a-z0-9-]+(\.css|\.worker\.js)$/,
      /^dist\/embed\/(parts\/[\w.-]+|[a-z0-9-]+)\.js$/,
    ]
    expect(files.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([])
  })

  it('has nothing that publint would change', async () => {
    const { messages } = await publint({ pkgDir: join(folder, 'package'), pack: false, strict: true })
    expect(messages).toEqual([])
  })

  it('has types that are right at every entry point', () => {
    const cli = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
    const args = [cli, tarball, ...options, '--entrypoints', ...modules]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  })

  it('resolves every address that it names', () => {
    const all = [...modules, ...styles, ...embeds, './package.json'].map(specifier)
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

  it('is imported in Node, where there is no document, without a fault', () => {
    const code = `for (const name of ${JSON.stringify(modules.map(specifier))}) await import(name)
      console.log(typeof document, typeof HTMLElement)`
    expect(node(withReact, code)).toBe('undefined undefined')
  })

  it('gives a page of one tool the styles that all tools have of it', () => {
    const all = readFileSync(join(folder, 'package/dist/styles.css'), 'utf8')
    for (const id of tools) {
      const own = readFileSync(join(folder, `package/dist/widgets/${id}.css`), 'utf8')
      expect(own).not.toContain('/*')
      expect(own.split('}').filter((rule) => !all.includes(rule.trim()))).toEqual([])
    }
  })
})

describe('the embeds', () => {
  const { all, own, ownOfOthers } = budgets as {
    all: Record<string, number>
    own: Record<string, number>
    ownOfOthers: number
  }

  it.each(tools)('%s is within its budget, in two scripts', (id) => {
    const size = sizeOf(id)
    expect(size.scripts).toBeLessThanOrEqual(2)
    expect(size.all).toBeLessThanOrEqual(all[id] ?? Number.POSITIVE_INFINITY)
    expect(size.own).toBeLessThanOrEqual(own[id] ?? ownOfOthers)
  })

  it('are no CSS files, no maps, and no code made of text', () => {
    const scripts = files.filter((file) => file.startsWith('dist/embed/'))
    expect(scripts.filter((file) => !file.endsWith('.js'))).toEqual([])
    for (const file of scripts) {
      expect(readFileSync(join(folder, 'package', file), 'utf8')).not.toMatch(
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
