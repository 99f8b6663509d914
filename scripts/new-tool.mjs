// `npm run new -- <id>`: the smallest real tool, copied under a new id. It works from the start; then it is rewritten.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

const model = 'percentage-calculator'
const id = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) fail('Usage: npm run new -- <id>, the id in kebab-case, such as tip-calculator')

const pascal = (text) => text.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
const name = (text) => text[0].toUpperCase() + text.slice(1).replaceAll('-', ' ')
const renamed = (text) =>
  text.replaceAll(model, id).replaceAll(pascal(model), pascal(id)).replaceAll(name(model), name(id))

const copies = ['src', 'stories', 'tests', 'site', 'bench'].flatMap((folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path))
    : [],
)
const files = copies.filter((path) => path.includes(model) && /\.(ts|tsx|mdx)$/.test(path))
for (const path of files) if (existsSync(join(root, renamed(path)))) fail(`${renamed(path)} is there already.`)
for (const path of files) {
  const target = join(root, renamed(path))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, renamed(readFileSync(join(root, path), 'utf8')))
  console.log(renamed(path))
}

console.log(`
Two lines are yours to add. In src/catalog.ts:

  {
    id: '${id}',
    name: '${name(id)}',
    group: 'math',
    title: '',
    summary: '',
    keywords: [],
    related: [],
  },

and in src/index.ts:

  export { ${pascal(id)}, type ${pascal(id)}Props } from './widgets/${id}/${id}'

Then \`npm run types\` and \`npx vitest run --project engine\` list what is missing; \`npm run snapshots\` rewrites what is derived.`)

function fail(message) {
  console.error(message)
  process.exit(1)
}
