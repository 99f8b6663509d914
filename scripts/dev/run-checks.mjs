// Runs checks in parallel, then the tests. Prints the failures and `N passed, N failed` at the end.
import { spawn, spawnSync } from 'node:child_process'
import { readResults, record, startResults } from './results.mjs'
import { npmCommand, root } from './setup.mjs'

/** Running child processes. */
const children = new Set()

/**
 * @param {{ command: string, lanes: string[][], files?: string[], env?: Record<string, string>, minutes: number }} options Lanes
 *   run in parallel, and the npm scripts in a lane run in sequence. Then Vitest runs `files`. `minutes` limits the whole run.
 */
export async function runChecks({ command, lanes, files = [], env = {}, minutes }) {
  const path = `${root}.cache/${command}.jsonl`
  startResults(path)
  Object.assign(process.env, env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(`${command} was interrupted`))
  const deadline = setTimeout(() => stop(`${command} was stopped after ${minutes} minutes`), minutes * 60_000)

  findBrowser()
  await Promise.all(lanes.map(runLane))
  const vitest = [`${root}node_modules/vitest/vitest.mjs`, 'run', `--reporter=${root}scripts/dev/results.mjs`, ...files]
  const { code, signal } = await run(process.execPath, vitest, 'inherit')
  clearTimeout(deadline)
  const { failed, running } = readResults(path)
  // Vitest was killed, or it failed without a failed test.
  if (code !== 0 && (running.length > 0 || failed.length === 0))
    record({ name: `Vitest exited with ${signal ?? `code ${code}`}`, ok: false })
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

async function runLane(scripts) {
  for (const script of scripts) {
    const start = Date.now()
    const [command, ...args] = npmCommand('run', '--silent', script)
    const { code, output } = await run(command, args, 'pipe')
    record({ name: script, ok: code === 0, ms: Date.now() - start })
    if (code !== 0) process.stdout.write(output)
    console.log(`${code === 0 ? '✓' : '✗'} ${script}  ${Math.round((Date.now() - start) / 1000)} s`)
  }
}

function run(command, args, stdio) {
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
