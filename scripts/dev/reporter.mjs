// Vitest's reporter for `npm test` and `npm run verify`: a line for each file, each failure, and Vitest's own summary.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { DefaultReporter } from 'vitest/node'
import { record } from './results.mjs'
import { root } from './setup.mjs'

export default class Reporter extends DefaultReporter {
  constructor(options) {
    super({ ...options, summary: false })
  }

  onTestModuleStart(module) {
    record({ file: fileOf(module) })
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state === 'skipped') return
    const file = fileOf(test.module)
    const ms = Math.round(test.diagnostic()?.duration ?? 0)
    record({ name: `${file}: ${test.fullName}`, file, ok: state === 'passed', reason: textOf(errors), ms })
    if (state === 'failed') console.log(`✗ ${file}: ${test.fullName}\n${textOf(errors)}`)
  }

  onTestModuleEnd(module) {
    const file = fileOf(module)
    const failed = [...module.children.allTests()].some((test) => test.result().state === 'failed')
    // Files that can't be loaded, or whose hooks throw, fail without a failed test.
    const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
    if (module.state() === 'failed' && !failed) record({ name: file, ok: false, reason: textOf(errors) })
    const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
    const { collectDuration: collect, duration: run } = module.diagnostic()
    record({ file, ended: true, tests: tests.length, collect, run })
    if (tests.length > 0)
      console.log(`${module.ok() ? '✓' : '✗'} ${file}  ${tests.length} tests, ${(run / 1000).toFixed(1)} s`)
  }

  /** Only the counts and where the time went, because each failure has been printed. */
  reportSummary(files, errors) {
    for (const error of errors) record({ name: 'Error outside tests', ok: false, reason: textOf([error]) })
    this.reportTestSummary(files, errors, 0)
  }
}

const fileOf = ({ project, moduleId }) => `[${project.name}] ${relative(root, moduleId).replaceAll('\\', '/')}`

/** What's printed of a message. Some list all elements of a page. */
const lineLimit = 40

/** The messages, with stack traces in our own files and diffs. */
const textOf = (errors) => errors?.flatMap(linesOf).join('\n') || undefined

function linesOf({ message, stack, diff }) {
  const isFrame = (line) => /^ +at /.test(line)
  const lines = (stack || message).split('\n')
  const text = lines.filter((line) => !isFrame(line))
  const more = text.length > lineLimit ? [`… ${text.length - lineLimit} more lines`] : []
  const frames = lines.filter((line) => isFrame(line) && !line.includes('/node_modules/'))
  return [...text.slice(0, lineLimit), ...more, ...frames, ...(diff ? [stripVTControlCharacters(diff)] : [])]
}
