// `npm run verify`: what `npm test` has no time for. Every theme, direction and state, the longest texts, all builds, Firefox.
import { readdirSync, readFileSync } from 'node:fs'
import { install, isFresh, root } from './setup.mjs'

install()
const { runChecks } = await import('./run-checks.mjs')
const { installFirefox } = await import('./firefox.mjs')
if (!installFirefox()) console.log('Firefox: not found, its smoke test was not run')
/** What `npm test` has just built is not built again. */
const stale = (script, file) => (isFresh(file) ? [] : [script])
/** The test files with tagged tests, so that the others are not loaded to be skipped. */
const files = readdirSync(`${root}tests`, { recursive: true })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => /\/scale'|@module-tag/.test(readFileSync(root + path, 'utf8')))
await runChecks({
  command: 'verify',
  lanes: [
    [...stale('build:embed', 'dist/embed/pegboard.js'), ...stale('build:site', 'dist/site/index.html')],
    [...stale('build:lib', 'dist/index.js'), 'build:storybook'],
  ],
  files,
  env: { PEGBOARD_FULL: '1' },
  minutes: 45,
})
