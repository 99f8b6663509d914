import { relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { root, tools } from './tools.ts'

/** For each tool the files of ours that it needs at first sight: without what its parts fetch on use. */
export async function firstSight(): Promise<ReadonlySet<string>[]> {
  const entries = tools.map((id) => `${root}/src/widgets/${id}/${id}.element.ts`)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    packages: 'external',
    external: ['*?sheets'],
    write: false,
    metafile: true,
    outdir: '.',
    logLevel: 'silent',
  })
  const visit = (file: string, seen: Set<string>): Set<string> => {
    const path = resolve(root, file)
    if (seen.has(path)) return seen
    seen.add(path)
    for (const found of metafile.inputs[file]?.imports ?? []) {
      if (!found.external && found.kind === 'import-statement') visit(found.path, seen)
    }
    return seen
  }
  return entries.map((entry) => visit(relative(root, entry), new Set()))
}
