// Builds embeds and site into .cache/smoke, for the smoke test (output.mjs).
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

process.env.PEGBOARD_SMOKE = '1'
process.env.NODE_ENV = 'production'
await build({ configFile: fileURLToPath(new URL('embed.config.ts', import.meta.url)) })
await import('./build-site.mjs')
