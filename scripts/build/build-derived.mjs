// Writes the files about the tools into dist: what editors read, types, fields, the reference and the WordPress plugin.
// They're made from TypeScript modules that Node can't load by itself.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { output } from './output.mjs'

const { module } = await runnerImport(fileURLToPath(new URL('docs/derived.ts', import.meta.url)))
await module.writeDerived(output)
