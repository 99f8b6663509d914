// Before `npm publish`: npmjs.com resolves the relative links in README.md against the package's repository. Without one,
// they're broken. Its page also links to the homepage and to where people can report bugs.
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const missing = ['repository', 'homepage', 'bugs'].filter((field) => !manifest[field])
if (missing.length > 0) {
  console.error(`package.json has no ${missing.join(', ')}. Set them once:
  npm pkg set repository=github:<owner>/<name>
  npm pkg set homepage=https://<site>
  npm pkg set bugs=https://github.com/<owner>/<name>/issues`)
  process.exitCode = 1
}
