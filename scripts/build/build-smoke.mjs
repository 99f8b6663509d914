// Builds embeds and site into .cache/smoke, for the smoke test (output.mjs).
import { fileURLToPath } from 'node:url'

process.env.PEGBOARD_SMOKE = '1'
const { build } = await import('vite')
await build({ configFile: fileURLToPath(new URL('embed.config.ts', import.meta.url)) })
await import('./build-site.mjs')
