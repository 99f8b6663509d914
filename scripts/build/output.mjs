// Where builds go. `npm run build:smoke` builds embeds and site for the smoke test, without what only makes them smaller.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const isSmoke = process.env.PEGBOARD_SMOKE === '1'

/** `dist`, or for the smoke test a folder of its own. */
export const output = resolve(fileURLToPath(new URL('../..', import.meta.url)), isSmoke ? '.cache/smoke' : 'dist')
