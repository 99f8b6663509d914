// Runs checks and tests in parallel. Prints what failed and `N passed, N failed` at the end.
import { spawn, spawnSync } from 'node:child_process'
import { readResults, record, startResults } from './results.mjs'
import { npmCommand, root } from './setup.mjs'

/** Running child processes. */
const children = new Set()

/**
 * A step: an npm script whose output is printed if it fails.
 * @param {string} name
 * @returns {Step}
 */
export const script = (name) => ({ name, command: npmCommand('run', '--silent', name), isQuiet: true })

/**
 * A step: Vitest with some projects, or with all. `files` limits it to files whose paths contain one of these texts.
 * @param {{ projects?: string[], files?: string[] }} options
 * @returns {Step}
 */
export const tests = ({ projects = [], files = [] } = {}) => ({
  name: ['tests', ...projects].join(' '),
  command: [
    process.execPath,
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    `--reporter=${root}scripts/dev/reporter.mjs`,
    ...projects.map((project) => `--project=${project}`),
    ...files,
  ],
  isQuiet: false,
})

/**
 * @typedef {{ name: string, command: string[], isQuiet: boolean }} Step
 * @param {{ command: string, scale: 'quick' | 'full' | 'rest', phases: Step[][][], minutes: number }} options The phases run
 *   in sequence. A phase is a list of lanes that run in parallel, and the steps of a lane run in sequence. `scale` is
 *   explained in tests/scale.ts. `minutes` limits the whole run.
 */
export async function runChecks({ command, scale, phases, minutes }) {
  const path = `${root}.cache/${command}.jsonl`
  startResults(path)
  process.env.PEGBOARD_SCALE = scale
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(`${command} was interrupted`))
  const deadline = setTimeout(() => stop(`${command} was stopped after ${minutes} minutes`), minutes * 60_000)

  findBrowser()
  for (const lanes of phases) await Promise.all(lanes.map((steps) => runLane(steps, path)))
  clearTimeout(deadline)
  report()

  function stop(reason) {
    record({ name: reason, ok: false })
    for (const child of children) kill(child)
    report()
    process.exit()
  }

  function report() {
    const { passed, failed, running } = readResults(path)
    // At the end, where people look first in a long log.
    if (failed.length > 0) console.log('Failed:')
    for (const each of running) console.log(`… still running: ${each}`)
    for (const each of failed) console.log(`✗ ${each}`)
    console.log(`${passed} passed, ${failed.length} failed`)
    process.exitCode = failed.length === 0 ? 0 : 1
  }
}

/** Finds or installs Chromium once for all checks. */
function findBrowser() {
  const args = [`${root}scripts/dev/browser.mjs`]
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  record({ name: 'Chromium', ok: status === 0 })
  if (status === 0) process.env.PEGBOARD_CHROMIUM = stdout.trim()
}

async function runLane(steps, path) {
  for (const { name, command, isQuiet } of steps) {
    const start = Date.now()
    if (!isQuiet) console.log(`… ${name}`)
    const { code, signal, output } = await run(command, isQuiet ? 'pipe' : 'inherit')
    const seconds = Math.round((Date.now() - start) / 1000)
    // Vitest records its tests itself, and exits with 1 if one of them failed. If it was killed, none may have.
    const { failed, running } = readResults(path)
    if (isQuiet || (code !== 0 && (failed.length === 0 || running.length > 0)))
      record({ name: code === 0 ? name : `${name}: ${signal ?? `exit code ${code}`}`, ok: code === 0 })
    if (isQuiet && code !== 0) process.stdout.write(output)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${seconds} s`)
  }
}

function run([command, ...args], stdio) {
  // In its own process group, so that its child processes can be stopped too.
  const detached = process.platform !== 'win32'
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio], detached })
  children.add(child)
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      children.delete(child)
      resolve({ code, signal, output: Buffer.concat(chunks) })
    })
  })
}

function kill(child) {
  if (process.platform === 'win32') child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}
