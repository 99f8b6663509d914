// Builds the embeds into dist/embed (or .cache/smoke/embed for the smoke test, without all.js). Two at a time, in a process
// each, because a build keeps one core busy.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isSmoke, output } from './output.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const configs = isSmoke ? ['embed.config.ts'] : ['embed.config.ts', 'embed-all.config.ts']

await rm(`${output}/embed`, { recursive: true, force: true })
const exits = configs.map(async (config) => {
  const args = [path('../../node_modules/vite/bin/vite.js'), 'build', '--config', path(config)]
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  return code
})
process.exitCode = (await Promise.all(exits)).every((code) => code === 0) ? 0 : 1
