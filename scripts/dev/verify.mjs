// `npm run verify`: the tests that take too long for `npm test`: every theme, direction and state, very long texts, Firefox.
import { readdirSync, readFileSync } from 'node:fs'
import { install, isFresh, root } from './setup.mjs'

install()
const { runChecks } = await import('./run-checks.mjs')
const { installFirefox } = await import('./firefox.mjs')
if (!installFirefox()) console.log('Firefox not found. Its smoke test is skipped.')
/** Skips builds that are up to date, for example from `npm test`. */
const stale = (script, file) => (isFresh(file) ? [] : [script])
/** Only files with tagged tests, because loading a file takes time even if all its tests are skipped. */
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
