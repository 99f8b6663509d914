// `npm run verify`: everything at full sizes, `npm test` included. With `--rest`, only what `npm test` leaves out.
import { readdirSync, readFileSync } from 'node:fs'
import { install, isFresh, root } from './setup.mjs'

install()
const { runChecks, script, tests } = await import('./run-checks.mjs')
const { installFirefox } = await import('./firefox.mjs')
if (!installFirefox()) console.log('Firefox not found. Its smoke test is skipped.')
const isRest = process.argv.includes('--rest')

/** Skips builds that are up to date. */
const stale = (name, ...built) => (isFresh(...built) ? [] : [script(name)])

/** Only verify runs these. */
const long = /^tests\/(site|embeds|storybook|examples|package|scaffold|elements\/built)|\.printing\./
/** Of the others, the files whose tests depend on the scale, because loading a file takes time even if no test runs. */
const scaled = readdirSync(`${root}tests`, { recursive: true })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => long.test(path) || /\/scale'|@module-tag/.test(readFileSync(root + path, 'utf8')))

await runChecks({
  command: 'verify',
  scale: isRest ? 'rest' : 'full',
  phases: [
    [
      [...stale('build:embed', 'dist/embed/pegboard.js'), ...stale('build:site', 'dist/site/index.html.br')],
      [
        ...(isRest ? [] : ['types', 'lint', 'unused'].map(script)),
        ...stale('build:lib', 'dist/index.js', 'dist/fields.json'),
        script('build:storybook'),
      ],
    ],
    // In `npm test`, stories run without axe, and not all of them.
    [[tests(isRest ? { files: [...scaled, 'stories/'] } : {})]],
  ],
  minutes: 70,
})
