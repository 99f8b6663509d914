import { execFile, execFileSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/build/tools.ts'
import { npmCommand } from '../../scripts/dev/setup.mjs'
import { pack } from '../package/packed'

const source = join(root, 'examples')

/** The apps in examples/, one per framework: vue, react-18 and so on. */
export const apps = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)

/** Vitest sets these for itself. With them, the frameworks would make development builds. */
const { NODE_ENV, VITEST, ...env } = process.env

/** Copies the apps out of the repository, where they can't find its packages, and installs what they need. */
export function installApps() {
  const packed = pack()
  const folder = join(packed.folder, 'examples')
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.angular|\.parcel-cache)$/.test(path),
  })
  cpSync(packed.tarball, join(folder, 'pegboard-0.1.0.tgz'))
  const [command = '', ...args] = npmCommand('ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error')
  execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  return { folder, remove: packed.remove }
}

/** Builds the apps for production, each with its framework's tool, two at a time. Returns what they print, by app. */
export async function buildApps(folder: string): Promise<ReadonlyMap<string, Build>> {
  const builds = new Map<string, Build>()
  const waiting = [...apps]
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) builds.set(app, await build(join(folder, app)))
  }
  await Promise.all([work(), work()])
  return builds
}

interface Build {
  readonly ok: boolean
  readonly output: string
}

function build(cwd: string): Promise<Build> {
  const [command = '', ...args] = npmCommand('run', 'build')
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env }, (error, stdout, stderr) => resolve({ ok: !error, output: stdout + stderr }))
  })
}
