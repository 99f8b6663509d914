// What a run has shown so far: one JSON line for each check and test, written as it ends, so that a run cut off keeps it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

/** Starts a file of results, and names it to the reporter, which runs in another process. */
export function startResults(path) {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  process.env.PEGBOARD_RESULTS = path
}

/** `{ name, ok }` and why not, or `{ file, running }`. */
export function record(line) {
  if (process.env.PEGBOARD_RESULTS) appendFileSync(process.env.PEGBOARD_RESULTS, `${JSON.stringify(line)}\n`)
}

/**
 * @returns {{ passed: number, failed: string[], running: string[] }} How many passed, what failed and why, and which test
 *   files were begun and not ended, each with the last test that it ended.
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
    // The last test of a file may be reported after the file.
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
    // A file that cannot be read, or whose hook throws, has no failed test and has failed all the same.
    const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
    if (module.state() === 'failed' && !failed) record({ name: file, ok: false, reason: textOf(errors) })
    record({ file, ended: true })
    const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    if (tests.length > 0) console.log(`${module.ok() ? '✓' : '✗'} ${file}  ${tests.length} tests, ${seconds} s`)
  }

  onTestRunEnd(_, errors) {
    for (const error of errors) record({ name: 'outside any test', ok: false, reason: textOf([error]) })
  }
}

const fileOf = ({ project, moduleId }) => `[${project.name}] ${relative(root, moduleId).replaceAll('\\', '/')}`

/** The messages, each with where in our own files it comes from and how the values differ. */
const textOf = (errors) =>
  errors
    ?.flatMap(({ message, stack, diff }) => [stack || message, ...(diff ? [stripVTControlCharacters(diff)] : [])])
    .join('\n')
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n') || undefined
