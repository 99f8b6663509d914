// `npm test`: from a fresh clone to `N passed, N failed`, every tool in every layer. The long sweeps are `npm run verify`.
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
