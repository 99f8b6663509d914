// `npm test`: from a fresh clone to `N passed, N failed`. Each check and each build counts as one, each test as one.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { install, npm, root } from './setup.mjs'

install()
let passed = 0
/** What failed, by name. */
const failed = []

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

// Named last, where a long log is read first.
for (const name of failed) console.log(`✗ ${name}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

function count(name, ok) {
  if (ok) {
    passed++
    console.log(`✓ ${name}`)
  } else failed.push(name)
}

function countTests(ok) {
  const failures = []
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    for (const { name, status, message, assertionResults } of testResults) {
      const file = name.replace(root, '')
      const unmet = assertionResults.filter((result) => result.status === 'failed')
      for (const { fullName, failureMessages } of unmet) failures.push(`${file}: ${fullName}\n${failureMessages[0]}`)
      // A file that could not even be read has no failed test in it, and yet is one.
      if (status === 'failed' && unmet.length === 0) failures.push(`${file}: ${message}`)
    }
  } catch (reason) {
    failures.push(`Vitest left no report: ${reason.message}`)
  }
  // Errors outside any test fail the run and nothing else.
  if (!ok && failures.length === 0) failures.push('Vitest ended with an error outside any test')
  failed.push(...failures)
}
