import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// `npm run new` in a copy of the repository. The new tool passes the same checks as every other tool.

const root = fileURLToPath(new URL('..', import.meta.url))
const id = 'tip-calculator'
let copy = ''

/** A Node script in the copy; throws with its output if it fails. */
function node(...args: string[]): string {
  const { PATH, HOME, PEGBOARD_CHROMIUM } = process.env
  // The site is built as for the smoke test.
  const env = { PATH, HOME, PEGBOARD_CHROMIUM, NO_COLOR: '1', PEGBOARD_SMOKE: '1' }
  try {
    return execFileSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

const tsc = 'node_modules/typescript-7/bin/tsc'
/** Vitest in the copy. It would also succeed if it found no test. */
const vitest = (...args: string[]) =>
  expect(node('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args)).toMatch(/Tests .*\d passed/)

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
  // `npm test` runs the element suites and the stories of a choice of tools. The new one takes the place of another.
  const varied = join(copy, 'tests/varied.ts')
  writeFileSync(varied, readFileSync(varied, 'utf8').replace("'bmi-calculator'", `'${id}'`))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new tool', () => {
  it('has files and an entry in the public API that compile', () => {
    const include = [`../**/${id}*`, '../src/index.ts', '../**/*.d.ts']
    mkdirSync(join(copy, '.cache'), { recursive: true })
    writeFileSync(join(copy, '.cache/tsconfig.json'), JSON.stringify({ extends: '../tsconfig.json', include }))
    expect(node(tsc, '--project', '.cache/tsconfig.json')).toBe('')
  })

  it('passes the linter', () => {
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
  })

  it('passes its engine test', () => {
    vitest('--project=engine', `tests/tools/${id}/engine.test.ts`)
  })

  it('passes the engine contract', () => {
    vitest('--project=engine', 'tests/contract/engine.test.ts', '-t', id)
  })

  it('passes the tests of the source', () => {
    vitest('--project=engine', 'tests/docs.test.ts', '--update')
    const names = ['completeness', 'architecture', 'code', 'languages']
    vitest('--project=engine', ...names.map((name) => `tests/${name}.test.ts`))
  })

  it('passes the widget contract', () => {
    vitest('--project=browser', 'tests/contract', '-t', id)
  })

  it('passes the element suites', () => {
    vitest('--project=elements', 'half.test.ts', '-t', id)
  })

  it('passes its stories', () => {
    vitest('--project=stories', `stories/${id}.stories.tsx`)
  })

  it('has a page', () => {
    node('scripts/build/build-site.mjs')
    expect(existsSync(join(copy, `.cache/smoke/site/${id}.html`))).toBe(true)
  })
})

it('rejects an id that’s already in use', () => {
  expect(() => node('scripts/dev/new-tool.mjs', 'json-editor')).toThrow('already exists')
})
