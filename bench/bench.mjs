/**
 * `npm run bench [case…]`: compares the speed of tools with the usual alternatives. With `--write`, all of them are
 * written to their section of docs/benchmarks.md. Contenders take turns for several rounds, each time in a fresh page or
 * process.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { openBrowser } from './browser.mjs'
import { runInNode } from './node.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = join(here, '../node_modules/.cache/bench')
const args = process.argv.slice(2)
const selected = args.filter((arg) => !arg.startsWith('-'))
const cases = [
  'text-counter',
  'mortgage-calculator',
  'password-generator',
  'regex-tester',
  'json-editor',
  'language-detector',
  'base64-tool',
  'html-formatter',
]
const chosen = cases.filter((name) => selected.length === 0 || selected.includes(name))
const isWriting = args.includes('--write')
if (isWriting && selected.length > 0) throw new Error('--write needs all cases, because it replaces their section')

/** A contender is stopped if it takes this many times as long as ours and more than `minLimit` milliseconds. */
const timesOurs = 10
const minLimit = 3000
/** Each row is measured `rounds` times, or at least twice if that takes more than `roundsTime` milliseconds. */
const rounds = 3
const roundsTime = 12_000

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [load] = loadavg()
const browser = await openBrowser(folder)
const report = []
for (const name of chosen) {
  const { script, bench } = await bundle(name)
  const notes = bench.notes().join('\n')
  report.push(`### ${bench.title}`, notes)
  console.log(`\n## ${bench.title}\n${notes}`)
  if (bench.widget) await browser.buildWidget(bench.widget)
  for (const [runtime, run] of [
    ['Chromium', browser.run],
    ['Node', runInNode],
  ]) {
    const lines = []
    for (const row of bench.rows) {
      if ((row.only ?? runtime) === runtime)
        lines.push(...(await compare(row, (task) => run({ script, ...bench, ...task }))))
    }
    if (lines.length === 0) continue
    const table = tableOf([runtime, '', 'median', 'vs. Pegboard', 'longest block', 'result'], lines)
    report.push(table)
    console.log(`\n${table}`)
  }
}
const cores = `${cpus().length} cores (${cpus()[0]?.model.trim()}) with a load average of ${load.toFixed(1)} before the run`
const machine = `${cores}, Chromium ${browser.version}, Node ${process.versions.node}`
await browser.close()
console.log(`\n${machine}`)
if (isWriting) {
  const title = '## Pegboard and the alternatives'
  const head = [
    title,
    `\`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
    `Medians of up to ${rounds} runs. Times depend on the machine and its load, so compare the ratios.`,
    `Stopped: took more than ${timesOurs} times as long as Pegboard and more than ${minLimit / 1000} s.`,
  ]
  const file = join(here, '../docs/benchmarks.md')
  const [before, rest] = readFileSync(file, 'utf8').split(`${title}\n`)
  const after = rest.slice(rest.indexOf('\n## '))
  writeFileSync(file, `${before}${[...head, ...report].join('\n\n')}\n${after}`)
}

/** Bundles a case, as a module for this process and a script for pages and child processes. */
async function bundle(name) {
  const script = join(folder, `${name}.mjs`)
  const contents = `export * from './${name}.bench'\nexport * from './measure'`
  await build({
    stdin: { contents, resolveDir: here },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outfile: script,
    logLevel: 'warning',
  })
  return { script, bench: await import(pathToFileURL(script).href) }
}

/** The lines of a row. Contenders take turns, so that other load on the machine affects all of them. */
async function compare(row, run) {
  const samples = new Map(Object.keys(row.contenders).map((name) => [name, []]))
  const [ours] = samples.keys()
  const stopped = new Map()
  const start = performance.now()
  for (let round = 0; round < rounds && (round < 2 || performance.now() - start < roundsTime); round++) {
    for (const [name, own] of samples) {
      if (stopped.has(name)) continue
      const mine = samples.get(ours).at(round)?.ms
      const limit = mine ? Math.max(row.minLimit ?? minLimit, timesOurs * mine) : 60_000
      const sample = await run({ row: row.name, contender: name, limit })
      if (sample) own.push({ ...sample, times: sample.ms / (mine ?? sample.ms) })
      else if (name === ours) throw new Error(`${row.name}: ours took more than ${limit / 1000} s`)
      else stopped.set(name, { ms: limit, times: limit / mine })
    }
  }
  return [...samples].map(([name, own], at) => {
    const label = [at === 0 ? row.name : '', name === 'ours' ? 'Pegboard' : name]
    const limit = stopped.get(name)
    if (limit) return [...label, `> ${time(limit.ms)}`, `> ${ratio(limit.times)}`, '', 'stopped']
    const middle = (key) => median(own.map((sample) => sample[key]))
    const block = own[0].block === undefined ? '' : time(middle('block'))
    const result = at === 0 ? '' : difference(own[0].figures, samples.get(ours)[0].figures)
    return [...label, time(middle('ms')), ratio(middle('times')), block, result]
  })
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

function time(ms) {
  if (ms < 0.1) return `${(ms * 1000).toPrecision(2)} µs`
  return ms < 1000 ? `${Number(ms.toPrecision(2))} ms` : `${(ms / 1000).toFixed(1)} s`
}

function ratio(times) {
  return `${times < 10 ? times.toPrecision(2) : Math.round(times)}×`
}

function difference(theirs, ours) {
  const parts = Object.keys(ours).flatMap((key) => {
    const percent = (100 * (theirs[key] - ours[key])) / ours[key]
    return percent ? [`${key} ${percent > 0 ? '+' : '−'}${Number(Math.abs(percent).toPrecision(2))}%`] : []
  })
  return parts.join(', ') || 'same'
}

/** A Markdown table with aligned columns. Leaves out empty columns. */
function tableOf(head, lines) {
  const used = head.map((_, column) => column < 2 || lines.some((line) => line[column]))
  const rows = [head, ...lines].map((line) => line.filter((_, column) => used[column]))
  const widths = rows[0].map((_, column) => Math.max(...rows.map((line) => line[column].length)))
  const pad = (cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))
  const text = rows.map((line) => `| ${line.map(pad).join(' | ')} |`)
  const rule = `|${widths.map((width, column) => (column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [text[0], rule, ...text.slice(1)].join('\n')
}
