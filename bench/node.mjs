// Runs a contender in a separate Node process, which can be killed. This file is also the script of that process.
import { fork } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const self = fileURLToPath(import.meta.url)

/** The sample, or undefined at the time limit. Input and code are loaded before the timer starts. */
export function runInNode({ script, row, contender, limit }) {
  return new Promise((resolve, reject) => {
    const child = fork(self, [script, row, contender])
    let timer
    let sample
    child.on('message', (message) => {
      if (message === 'ready') timer = setTimeout(() => child.kill('SIGKILL'), limit)
      else sample = message
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (code) reject(new Error(`${row}, ${contender}: exit code ${code}`))
      else resolve(sample)
    })
  })
}

if (process.argv[1] === self && process.send) {
  const [script, name, contender] = process.argv.slice(2)
  const { rows, measure } = await import(pathToFileURL(script).href)
  const run = await measure(
    rows.find((row) => row.name === name),
    contender,
  )
  process.send('ready')
  process.send(await run(), () => process.disconnect())
}
