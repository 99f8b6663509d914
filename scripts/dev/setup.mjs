// Sets up a fresh clone. Doesn't import any packages, because they may not be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The command and arguments for running npm. Within `npm run`, it's the same npm. */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return [process.execPath, cli, ...args]
  // Outside `npm run` on Windows, npm is a .cmd file, which needs a shell.
  return process.platform === 'win32' ? ['cmd.exe', '/c', 'npm', ...args] : ['npm', ...args]
}

/** Runs `npm ci` if node_modules is missing or older than the lockfile. */
export function install() {
  const installed = `${root}node_modules/.package-lock.json`
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return
  console.log('Installing…')
  const [command, ...args] = npmCommand('ci', '--include=dev', '--loglevel=error')
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(1)
}

/** Whether all these built files exist and are newer than all their possible sources. */
export function isFresh(...built) {
  if (!built.every((path) => existsSync(root + path))) return false
  const sources = ['src', 'site', 'scripts', '.storybook'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true }).map((name) => `${root}${folder}/${name}`),
  )
  const oldest = Math.min(...built.map((path) => statSync(root + path).mtimeMs))
  return [...sources, `${root}package-lock.json`, `${root}tsup.config.ts`].every(
    (path) => statSync(path).mtimeMs <= oldest,
  )
}
