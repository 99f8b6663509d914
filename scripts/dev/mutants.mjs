// `node scripts/dev/mutants.mjs --seed 7 --count 100`: changes one token of the engines at a time, and shows the changes that
// no engine test notices. A seed draws the same changes from the same code: `--from 26 --count 25` tries the second 25 of them.
// The changes are made in a copy, so that there's nothing to restore.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import ts from 'typescript'

const number = { type: 'string' }
const { values } = parseArgs({ options: { seed: number, from: number, count: number } })
const [seed, from, count] = [values.seed ?? 1, values.from ?? 1, values.count ?? 100].map(Number)

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'pegboard-mutants-'))

const swapped = {
  '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=', '&&': '||', '||': '&&',
  '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', true: 'false', false: 'true',
} // biome-ignore format: a list to look through

/** Numbers and texts in a list. Fewer than none if it has functions. */
function countLiterals(node) {
  let sum = ts.isFunctionLike(node) ? Number.NEGATIVE_INFINITY : Number(ts.isLiteralExpression(node))
  for (const child of node.getChildren()) sum += countLiterals(child)
  return sum
}

/** Lists outside of functions are data, except for short ones. */
const isTable = (node) =>
  (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) && countLiterals(node) > 12

const isType = (node) => ts.isTypeNode(node) || types.has(node.kind)
const { InterfaceDeclaration, TypeAliasDeclaration, ImportDeclaration } = ts.SyntaxKind
const types = new Set([InterfaceDeclaration, TypeAliasDeclaration, ImportDeclaration])

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** What a token can be replaced with, if it can. */
function replacementOf(node) {
  const { parent } = node
  const text = node.getText()
  if (ts.isNumericLiteral(node)) return parent.name === node ? undefined : String(Number(node.text) + 1)
  if (ts.isBigIntLiteral(node)) return `${BigInt(node.text.slice(0, -1)) + 1n}n`
  if (text === 'true' || text === 'false') return swapped[text]
  if (!ts.isBinaryExpression(parent) || parent.operatorToken !== node) return undefined
  return text === '+' && [parent.left, parent.right].some(isText) ? undefined : swapped[text]
}

/** All possible changes of a file. */
function changesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const changes = []
  const visit = (node, isInFunction) => {
    if (isType(node) || (!isInFunction && isTable(node))) return
    const to = replacementOf(node)
    if (to !== undefined) changes.push({ file, source, start: node.getStart(), end: node.end, to })
    node.forEachChild((child) => visit(child, isInFunction || ts.isFunctionLike(node)))
  }
  source.forEachChild((node) => visit(node, false))
  return changes
}

/** The first `size` of a list that's shuffled with Park and Miller's generator. */
function draw(list, size) {
  let state = (seed % 2147483646) + 1
  for (let at = 0; at < size; at++) {
    state = (state * 48271) % 2147483647
    const other = at + (state % (list.length - at))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
  return list.slice(0, size)
}

/** The tests that may notice a change: those of the tool, and then the contract. Arguments of Vitest. */
function testsOf(file) {
  const id = file.split('/')[2].replace('.ts', '')
  if (id === 'core') return [['tests/core/engine'], ['tests/tools', 'tests/contract/engine']]
  return [[`tests/tools/${id}/engine.`], ['tests/contract/engine.test.ts', '-t', `^${id} `]]
}

/** The project `engine` of vitest.config.ts, without what other projects need. */
const config = {
  test: {
    include: ['tests/{core/engine,tools/*}/engine*.test.ts', 'tests/contract/engine.test.ts'], isolate: false, pool: 'threads', testTimeout: 600_000,
    env: { PEGBOARD_SCALE: 'quick', PEGBOARD_SEED: '1' }, setupFiles: 'tests/same-draws.ts',
    tags: [{ name: 'sized' }, { name: 'long' }], tagsFilter: ['!long'],
    experimental: { fsModuleCache: true, fsModuleCachePath: join(folder, 'cache') },
  },
} // biome-ignore format: as short as possible

// Some tests read all sources.
const sources = ['src', 'tests', 'site', 'stories', 'scripts', 'bench', '.storybook', 'package.json', 'tsconfig.json']
for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`)

let vitest
process.on('exit', () => {
  vitest?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** The first test that fails, if any. An endless loop fails, too. */
async function failing(filters, timeout) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--reporter=json', `--outputFile=${report}`]
  const options = { cwd: folder, stdio: 'ignore', timeout, killSignal: 'SIGKILL' }
  vitest = spawn(process.execPath, [...command, ...filters], options)
  if ((await new Promise((done) => vitest.on('close', done))) === 0) return undefined
  if (!existsSync(report)) return 'no end'
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.find(({ status }) => status === 'failed')
  return failed?.fullName ?? testResults.find(({ message }) => message)?.message ?? 'no test'
}

/** How long tests take without a change, in ms. */
const times = new Map()

async function timeOf(filters) {
  const [key, start] = [filters.join(' '), Date.now()]
  if (!times.has(key)) {
    const test = await failing(filters)
    if (test) throw new Error(`This fails without a change: ${test}`)
    times.set(key, Date.now() - start)
  }
  return times.get(key)
}

/** The test that notices a change, if any. */
async function noticing({ file, source: { text }, start, end, to }) {
  for (const filters of testsOf(file)) {
    const time = await timeOf(filters)
    writeFileSync(join(folder, file), text.slice(0, start) + to + text.slice(end))
    const test = await failing(filters, 60_000 + 3 * time)
    writeFileSync(join(folder, file), text)
    if (test) return test
  }
}

const files = readdirSync(join(root, 'src/engine'), { recursive: true }).filter((file) => file.endsWith('.ts'))
const all = files.sort().flatMap((file) => changesIn(`src/engine/${file}`))
const drawn = draw(all, from - 1 + count).slice(from - 1)
console.log(`${drawn.length} of ${all.length} changes`)
let noticed = 0
for (const [at, change] of drawn.entries()) {
  const test = await noticing(change)
  if (test) noticed++
  const { file, source, start, end, to } = change
  const { line } = source.getLineAndCharacterOfPosition(start)
  const place = `${file}:${line + 1} ${source.text.slice(start, end)} → ${to} in ${source.text.split('\n')[line].trim()}`
  console.log(`${from + at} ${test ? 'noticed ' : 'SURVIVED'} ${place}${test ? `\n  by ${test.split('\n')[0]}` : ''}`)
}
console.log(`${noticed} of ${drawn.length} noticed`)
