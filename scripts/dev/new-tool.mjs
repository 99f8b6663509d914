// `npm run new -- <id> [group]`: creates a tool that adds two numbers, as a starting point, adds it to the catalog and to the
// lists of exports, and updates the files derived from these. The new tool passes `npm test` and `npm run verify`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { install, npmCommand, root } from './setup.mjs'

const [id = '', group = 'math'] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail('Usage: npm run new -- <id> [group], with the id in kebab-case, such as tip-calculator')

const component = id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const name = id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ')
const catalog = read('src/catalog.ts')
const groupName = new RegExp(`key: '${group}', name: '(.*)'`).exec(catalog)?.[1]
if (!groupName) fail(`There’s no group '${group}'. See src/catalog.ts for the groups.`)

const files = {
  'engine.ts': `src/engine/${id}/${id}.ts`,
  'fields.ts': `src/engine/${id}/fields.ts`,
  'engine.test.ts': `tests/tools/${id}/engine.test.ts`,
  'widget.tsx': `src/widgets/${id}/${id}.tsx`,
  'summary.ts': `src/widgets/${id}/${id}.summary.ts`,
  'strings.ts': `src/widgets/${id}/${id}.strings.ts`,
  'element.ts': `src/widgets/${id}/${id}.element.ts`,
  'stories.tsx': `stories/${id}.stories.tsx`,
  'page.tsx': `site/tools/${id}/page.tsx`,
  'formula.tsx': `site/tools/${id}/formula.tsx`,
}
for (const path of Object.values(files)) if (existsSync(root + path)) fail(`${path} already exists.`)
install()

for (const [template, path] of Object.entries(files))
  write(path, filledIn(read(`scripts/dev/new-tool/${template}.template`)))

for (const language of readdirSync(`${root}src/languages`))
  write(`src/languages/${language}/${id}.json`, filledIn(read(`scripts/dev/new-tool/words/${language}.json`)))

// Adds it to the catalog after the last tool in its group, and to the index in alphabetical order.
const row = catalog.lastIndexOf(`\n    group: '${group}',`)
const rowEnd = catalog.indexOf('\n  },\n', row) + '\n  },\n'.length
const [related] = /id: '([a-z0-9-]+)',(?=[^}]*$)/.exec(catalog.slice(0, row)).slice(1)
write('src/catalog.ts', catalog.slice(0, rowEnd) + rowOf(related) + catalog.slice(rowEnd))

const index = read('src/index.ts').trimEnd().split('\n')
const line = `export { ${component}, type ${component}Props } from './widgets/${id}/${id}'`
const after = index.findIndex((each) => /^export \{ (\w+), type/.exec(each)?.[1] > component)
index.splice(after < 0 ? index.length : after, 0, line)
write('src/index.ts', `${index.join('\n')}\n`)

const tags = read('src/elements.ts').trimEnd().split('\n')
const tag = `export { ${component}Element } from './widgets/${id}/${id}.element'`
const next = tags.findIndex((each) => /^export \{ (\w+)Element/.exec(each)?.[1] > component)
tags.splice(next < 0 ? tags.length : next, 0, tag)
write('src/elements.ts', `${tags.join('\n')}\n`)

const made = [...Object.values(files), 'src/catalog.ts', 'src/index.ts', 'src/elements.ts']
// Line breaks depend on the length of the id.
run(process.execPath, `${root}node_modules/@biomejs/biome/bin/biome`, 'check', '--write', ...made)
run(...npmCommand('run', 'snapshots'))

console.log(`${made.join('\n')}
src/languages/*/${id}.json

${name} adds two numbers for now, and passes all tests. \`npm start\` shows it at /${id}.
Next, rewrite the engine and its test, then the widget and its words, then the page and the catalog row. See CONTRIBUTING.md.`)

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) fail(`${stdout}\n${stderr}`)
}

function rowOf(related) {
  return `  {
    id: '${id}',
    name: '${name}',
    group: '${group}',
    title: '${name}',
    summary: '${name}: enter two numbers and get their exact sum. Fractions make sure that 0.1 + 0.2 is exactly 0.3.',
    line: 'The exact sum of two numbers',
    keywords: ['${id.replaceAll('-', ' ')}'],
    related: ['${related}'],
  },
`
}

function filledIn(text) {
  return text
    .replaceAll('__id__', id)
    .replaceAll('__Component__', component)
    .replaceAll('__Name__', name)
    .replaceAll('__group__', group)
    .replaceAll('__Group__', groupName)
}

function read(path) {
  return readFileSync(root + path, 'utf8')
}

function write(path, text) {
  mkdirSync(dirname(root + path), { recursive: true })
  writeFileSync(root + path, text)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
