// `npm test`: installs, then types, lint and the tests of every tool with small sizes. `npm run verify` has the rest.
import { install } from './setup.mjs'

install()
const { runChecks, script, tests } = await import('./run-checks.mjs')
await runChecks({
  command: 'test',
  scale: 'quick',
  phases: [
    [
      [script('types'), script('lint'), script('unused'), script('build:smoke'), tests({ projects: ['smoke'] })],
      [tests({ projects: ['engine', 'pages', 'node', 'browser', 'elements', 'stories'] })],
    ],
  ],
  minutes: 30,
})
