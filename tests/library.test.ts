import type { BuildResult, Plugin, PluginBuild } from 'esbuild'
import type { Options } from 'tsup'
import { expect, it } from 'vitest'
import { root } from '../scripts/build/tools'
import config from '../tsup.config'

// How the library is built. tests/package has what the build makes.

const worker = (address: string) => `new Worker(new URL("${address}", import.meta.url))`
const fromSource = worker('./regex-tester.worker.ts')

/** What the build makes of an output with these modules, of which the first is its entry unless it's a chunk. */
async function built(path: string, modules: readonly string[]): Promise<string> {
  const output = {
    inputs: Object.fromEntries(modules.map((name) => [name, { bytesInOutput: 1 }])),
    ...(!path.startsWith('dist/chunks/') && { entryPoint: modules[0] }),
  }
  const file = { path: `${root}/${path}`, text: fromSource, contents: new TextEncoder().encode(fromSource) }
  const result = { metafile: { inputs: {}, outputs: { [path]: output } }, outputFiles: [file] }
  const views = (config as Options).esbuildPlugins?.find(({ name }) => name === 'views') as Plugin
  const onEnd: PluginBuild['onEnd'] = (callback) => void callback(result as unknown as BuildResult)
  await views.setup({ onEnd } as PluginBuild)
  return new TextDecoder().decode(file.contents)
}

it.each([
  ['dist/widgets/regex-tester.js', ['src/widgets/regex-tester/regex-tester.tsx'], './regex-tester.worker.js'],
  [
    'dist/elements/regex-tester.js',
    ['src/widgets/regex-tester/regex-tester.element.ts'],
    '../widgets/regex-tester.worker.js',
  ],
  [
    'dist/chunks/a.js',
    ['src/engine/core/text.ts', 'src/widgets/core/answer/answer.tsx'],
    '../widgets/regex-tester.worker.js',
  ],
])('%s with code of a view is for the client, and finds its worker', async (path, modules, address) => {
  expect(await built(path, modules)).toBe(`'use client';\n${worker(address)}`)
})

it.each([
  ['dist/engine/regex-tester.js', ['src/engine/regex-tester/regex-tester.ts']],
  ['dist/chunks/b.js', ['src/engine/core/text.ts']],
])('%s without a view stays as it is, for servers too', async (path, modules) => {
  expect(await built(path, modules)).toBe(fromSource)
})
