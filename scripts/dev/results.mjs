// Records each check and test as a line of JSON when it ends, so that interrupted runs keep their results.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

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
