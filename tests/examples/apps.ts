import { execFile, execFileSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from '../../scripts/dev/setup.mjs'
import { root } from '../../scripts/build/tools.ts'
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
  cpSync(source, folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist|\.angular)$/.test(path) })
  cpSync(packed.tarball, join(folder, 'pegboard-0.1.0.tgz'))
  const [command = '', ...args] = npmCommand('ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error')
  execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  return { folder, remove: packed.remove }
}

/** Builds the apps for production, each with its framework's tool, two at a time. */
export async function buildApps(folder: string): Promise<void> {
  const queue = apps.map((app) => () => build(join(folder, app)))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next()
  }
  await Promise.all([work(), work()])
}

function build(app: string): Promise<void> {
  const [command = '', ...args] = npmCommand('run', 'build')
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: app, env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${app} doesn’t build.\n${stdout}${stderr}`)) : resolve(),
    )
  })
}

