import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
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
  // As in `npm run verify`, which runs the stories of all tools.
  const env = { PATH, HOME, PEGBOARD_CHROMIUM, NO_COLOR: '1', PEGBOARD_SCALE: 'full' }
  try {
    return execFileSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

/** Vitest in the copy. It would also succeed if it found no test. */
const vitest = (...args: string[]) =>
  expect(node('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args)).toMatch(/Tests .*\d passed/)

/** The tests in a folder of the copy, except one file. */
const testsIn = (folder: string, left: string) =>
  readdirSync(join(copy, folder))
    .filter((name) => name.endsWith('.test.ts') && name !== left)
    .map((name) => `${folder}/${name}`)

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'pegboard-new-')))
  const left = ['node_modules', 'dist', '.git', '.cache', 'storybook-static']
  // With their times, because `npm run new` installs packages again if the lockfile is newer.
  const options = { recursive: true, preserveTimestamps: true }
  for (const name of readdirSync(root)) {
    if (!left.includes(name)) cpSync(join(root, name), join(copy, name), options)
  }
  // Links each package instead of the whole folder, so that the copy has its own Vite cache.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.vite' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
  }
  node('scripts/dev/new-tool.mjs', id)
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

// The builds take minutes on a busy machine.
describe('a new tool', { timeout: 900_000 }, () => {
  it('has files that compile, its engine without the DOM', () => {
    const tsc = 'node_modules/typescript-7/bin/tsc'
    expect(node(tsc) + node(tsc, '--project', 'src/engine')).toBe('')
  })

  it('passes the linter', () => {
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
  })

  it('has no unused files or exports', () => {
    node('node_modules/knip/bin/knip.js', '--no-progress')
  })

  it('passes its engine test, and the tests that look at all tools', () => {
    vitest('--project=engine', `tests/tools/${id}/`, ...testsIn('tests', 'scaffold.test.ts'))
  })

  it('passes the tests of pages that need no build', () => {
    vitest('--project=pages', 'tests/site/')
  })

  it('passes the contracts of engines and widgets', () => {
    vitest('--project=engine', '--project=browser', 'tests/contract/', '-t', id)
  })

  it('passes its stories', () => {
    vitest('--project=stories', `stories/${id}.stories.tsx`)
  })

  it('can be built', () => {
    node('node_modules/vite/bin/vite.js', 'build', '--config', 'scripts/build/embed.config.ts')
    node('scripts/build/build-site.mjs')
  })

  it('has an element that passes the suites of elements', () => {
    vitest('--project=built-elements', '-t', id)
  })

  it('has an embed and a page that pass the tests of what was built', () => {
    // Rendering on a server needs the built library.
    vitest('--project=site', 'tests/site/', ...testsIn('tests/embeds', 'server.test.ts'), '-t', id)
  })
})

it('rejects an id that’s already in use', () => {
  expect(() => node('scripts/dev/new-tool.mjs', 'json-editor')).toThrow('already exists')
})
