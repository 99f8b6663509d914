// Builds embeds and site into .cache/smoke, for the smoke test (output.mjs).
process.env.PEGBOARD_SMOKE = '1'
await import('./build-embeds.mjs')
if (!process.exitCode) await import('./build-site.mjs')
