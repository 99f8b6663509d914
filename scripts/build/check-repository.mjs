// Before `npm publish`: npmjs.com resolves the relative links in README.md against the package's repository. Without one,
// they're broken. From a repository on GitHub, npm also derives `homepage` and `bugs`.
import { readFileSync } from 'node:fs'

const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
if (!repository) {
  console.error('package.json has no repository. Set it once: npm pkg set repository=github:<owner>/<name>')
  process.exitCode = 1
}
