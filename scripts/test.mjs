// `npm test`: from a fresh clone to `N passed, N failed`. Each check and each build counts as one, each test as one.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { install, npm, root } from './setup.mjs'

install()
let passed = 0
let failed = 0

const browser = [`${root}scripts/browser.mjs`]
const found = spawnSync(process.execPath, browser, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
count('a browser', found.status === 0)
// Found once, for all that follows.
if (found.status === 0) process.env.PEGBOARD_CHROMIUM = found.stdout.trim()

for (const check of ['types', 'lint', 'unused', 'build:lib', 'build:embed', 'build:site']) {
  count(check, npm('run', '--silent', check))
}

const report = `${root}.cache/tests.json`
rmSync(report, { force: true })
const vitest = `${root}node_modules/vitest/vitest.mjs`
const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
// Nothing else ends a run in which an engine never answers.
const timeout = 30 * 60_000
const run = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout })
countTests(run.status === 0)

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function count(name, ok) {
  if (ok) passed++
  else failed++
  console.log(`${ok ? '✓' : '✗'} ${name}`)
}

function countTests(ok) {
  let failures = 0
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that could not even be read has no failed test in it, and yet is one.
    const unread = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
    )
    passed += numPassedTests
    failures = numFailedTests + unread.length
  } catch (reason) {
    console.error(`Vitest left no report: ${reason.message}`)
  }
  // Errors outside any test fail the run and nothing else.
  failed += ok ? failures : Math.max(failures, 1)
}
