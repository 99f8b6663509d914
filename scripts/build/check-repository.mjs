// Before `npm publish`: npmjs.com turns the relative links of README.md into addresses of the package's repository, so
// without one they lead nowhere. From a repository on GitHub, npm also derives `homepage` and `bugs`.
import { readFileSync } from 'node:fs'

const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
if (!repository) {
  console.error('package.json has no repository. Set it once: npm pkg set repository=github:<owner>/<name>')
  process.exitCode = 1
}
