// `npm test`: installs, builds and tests everything, except for the long tests, which are in `npm run verify`.
import { install } from './setup.mjs'

install()
const { runChecks } = await import('./run-checks.mjs')
await runChecks({
  command: 'test',
  lanes: [
    ['build:embed', 'build:site'],
    ['build:lib', 'types', 'lint', 'unused'],
  ],
  minutes: 35,
})
