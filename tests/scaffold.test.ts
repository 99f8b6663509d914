import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from './scale'

// `npm run new` in a copy of the repository. The new tool passes the same checks as every other tool.

const root = fileURLToPath(new URL('..', import.meta.url))
const id = 'tip-calculator'
let copy = ''

/** A Node script in the copy; throws with its output if it fails. */
const node = (...args: string[]) => nodeWith({}, ...args)

function nodeWith(more: Readonly<Record<string, string>>, ...args: string[]): string {
  const { PATH, HOME, PEGBOARD_CHROMIUM } = process.env
  const env = { PATH, HOME, PEGBOARD_CHROMIUM, NO_COLOR: '1', ...more }
  try {
    return execFileSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

const tsc = 'node_modules/typescript/bin/tsc'
const vitestArgs = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']
const vitest = (...args: string[]) => node(...vitestArgs, ...args)

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'pegboard-new-')))
  const left = ['node_modules', 'dist', '.git', '.cache', 'storybook-static']
  for (const name of readdirSync(root)) {
    if (!left.includes(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  // Links each package instead of the whole folder, so that the copy has its own Vite cache.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.vite' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
  }
  node('scripts/dev/new-tool.mjs', id)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new tool', () => {
  it('has files and an entry in the public API that compile', long, () => {
    const include = [`../**/${id}*`, '../src/index.ts', '../**/*.d.ts']
    mkdirSync(join(copy, '.cache'), { recursive: true })
    writeFileSync(join(copy, '.cache/tsconfig.json'), JSON.stringify({ extends: '../tsconfig.json', include }))
    expect(node(tsc, '--project', '.cache/tsconfig.json')).toBe('')
  })

  it('passes the linter', long, () => {
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
  })

  it('passes its engine test', () => {
    vitest('--project=engine', `tests/engine/${id}.test.ts`)
  })

  it('passes the engine contract', long, () => {
    vitest('--project=engine', 'tests/engine/contract.test.ts', '-t', id)
  })

  it('passes the tests of the source', long, () => {
    vitest('--project=engine', 'tests/docs.test.ts', '--update')
    const names = ['completeness', 'architecture', 'code', 'languages']
    vitest('--project=engine', ...names.map((name) => `tests/${name}.test.ts`))
  })

  it('passes the widget suites', long, () => {
    const suites = ['contract', 'lifecycle', 'accessibility', 'core/input'].map(
      (name) => `tests/widgets/${name}.test.tsx`,
    )
    vitest('--project=browser', ...suites, '-t', id)
  })

  it('passes the element suite', long, () => {
    const suite = 'tests/elements/react.test.ts'
    nodeWith({ PEGBOARD_FULL: '1' }, ...vitestArgs, '--project=browser', suite, '-t', id)
  })

  it('passes its stories', long, () => {
    vitest('--project=stories', `stories/${id}.stories.tsx`)
  })

  it('has a page', long, () => {
    node('scripts/build/build-site.mjs')
    expect(existsSync(join(copy, `dist/site/${id}.html`))).toBe(true)
  })
})

it('rejects an id that’s already in use', () => {
  expect(() => node('scripts/dev/new-tool.mjs', 'json-editor')).toThrow('already exists')
})
