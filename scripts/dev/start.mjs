// `npm start`: installs, builds and serves the site. Doesn't compress the files, because that takes as long as the build.
import { spawnSync } from 'node:child_process'
import { install, isFresh, npmCommand, root } from './setup.mjs'

install()
if (!isFresh('dist/site/index.html', 'dist/embed/pegboard.js')) {
  console.log('Building…')
  process.env.COMPRESS = 'no'
  // The embeds come first, because the site shows their sizes.
  for (const script of ['build:embed', 'build:site']) {
    const [command, ...args] = npmCommand('run', '--silent', script)
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    if (status !== 0) {
      console.error(stdout + stderr)
      process.exit(1)
    }
  }
}
const { serve } = await import('./serve.mjs')
const { url } = await serve({ root: `${root}dist/site`, port: Number(process.env.PORT) || 4173 })
console.log(`Pegboard is running at ${url}`)
