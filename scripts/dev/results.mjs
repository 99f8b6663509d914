// Records each check and test as a line of JSON when it ends, so that interrupted runs keep their results.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

/** Starts a results file. The reporter, in another process, gets its path from the environment. */
export function startResults(path) {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  process.env.PEGBOARD_RESULTS = path
}

/** Appends `{ name, ok }` with the reason for a failure, or the start or end of a test file. */
export function record(line) {
  if (process.env.PEGBOARD_RESULTS) appendFileSync(process.env.PEGBOARD_RESULTS, `${JSON.stringify(line)}\n`)
}

/**
 * @returns {{ passed: number, failed: string[], running: string[] }} The number of passed checks and tests, the failed ones
 *   with their reasons, and the unfinished test files with their last finished tests.
 */
export function readResults(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  const found = { passed: 0, failed: [] }
  const running = new Map()
  for (const { name, file, ok, reason, ended } of lines.map((line) => JSON.parse(line))) {
    if (ok) found.passed++
    if (ok === false) found.failed.push([name, reason].filter(Boolean).join('\n'))
    if (file && ended) running.delete(file)
    else if (file && !name) running.set(file, file)
    // The last test may be reported after the end of its file.
    else if (running.has(file)) running.set(file, `${file}, after '${name.slice(file.length + 2)}'`)
  }
  return { ...found, running: [...running.values()] }
}

/** A reporter for Vitest: records each test, prints each file. */
export default class ResultsReporter {
  onTestModuleStart(module) {
    record({ file: fileOf(module) })
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state === 'skipped') return
    const file = fileOf(test.module)
    const ms = Math.round(test.diagnostic()?.duration ?? 0)
    record({ name: `${file}: ${test.fullName}`, file, ok: state === 'passed', reason: textOf(errors), ms })
  }

  onTestModuleEnd(module) {
    const file = fileOf(module)
    const failed = [...module.children.allTests()].some((test) => test.result().state === 'failed')
    // Files that can't be loaded, or whose hooks throw, fail without a failed test.
    const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
    if (module.state() === 'failed' && !failed) record({ name: file, ok: false, reason: textOf(errors) })
    record({ file, ended: true })
    const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    if (tests.length > 0) console.log(`${module.ok() ? '✓' : '✗'} ${file}  ${tests.length} tests, ${seconds} s`)
  }

  onTestRunEnd(_, errors) {
    for (const error of errors) record({ name: 'Error outside tests', ok: false, reason: textOf([error]) })
  }
}

const fileOf = ({ project, moduleId }) => `[${project.name}] ${relative(root, moduleId).replaceAll('\\', '/')}`

/** The messages, with stack traces in our own files and diffs. */
const textOf = (errors) =>
  errors
    ?.flatMap(({ message, stack, diff }) => [stack || message, ...(diff ? [stripVTControlCharacters(diff)] : [])])
    .join('\n')
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n') || undefined
