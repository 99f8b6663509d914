// What a fresh clone lacks. Imports nothing that would have to be installed first.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs an npm command where everyone sees it; true if it went well. */
export function npm(...args) {
  // Within `npm run` the very npm that was called; by hand, on Windows, npm is a .cmd, which needs a shell.
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const shell = command === 'npm' && process.platform === 'win32'
  return (
    spawnSync(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell }).status === 0
  )
}

/** `npm ci`, if node_modules is missing or older than the lockfile. */
export function install() {
  const installed = `${root}node_modules/.package-lock.json`
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return
  console.log('Installing what is missing (once) …')
  if (!npm('ci', '--include=dev', '--no-audit', '--no-fund')) process.exit(1)
}
