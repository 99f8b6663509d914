// `npm run suites`: where the time of the last `npm test` went, or with `-- verify` of the last `npm run verify`. Lists
// projects and the slowest files, in seconds: to import their modules (collect) and to run their tests. Two run at a time.
import { existsSync, readFileSync } from 'node:fs'
import { root } from './setup.mjs'

const command = process.argv[2] ?? 'test'
const path = `${root}.cache/${command}.jsonl`
if (!existsSync(path)) {
  console.error(`There are no results of npm run ${command}.`)
  process.exit(1)
}
const files = readFileSync(path, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ ended, tests }) => ended && tests > 0)

const total = ({ collect, run }) => collect + run
const bySeconds = (list) => list.toSorted((one, other) => total(other) - total(one))
const sum = (list, key) => list.reduce((all, file) => all + file[key], 0)
const projectOf = ({ file }) => /^\[[^\]]+\]/.exec(file)[0]
const projects = [...new Set(files.map(projectOf))].map((project) => {
  const own = files.filter((file) => projectOf(file) === project)
  const file = `${project} ${own.length} files`
  return { file, tests: sum(own, 'tests'), collect: sum(own, 'collect'), run: sum(own, 'run') }
})

const row = (...cells) => console.log(cells.map((cell) => String(cell).padStart(8)).join('  '))
const seconds = (ms) => (ms / 1000).toFixed(1)
for (const list of [bySeconds(projects), bySeconds(files).slice(0, 30)]) {
  row('total', 'collect', 'run', 'tests')
  for (const each of list)
    row(seconds(total(each)), seconds(each.collect), seconds(each.run), each.tests, `  ${each.file}`)
  console.log()
}
