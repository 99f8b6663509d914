import { relative, resolve, sep } from 'node:path'
import { build } from 'esbuild'
import { root } from './tools.ts'

/**
 * The source files that each module imports, dependencies first. `lazy` includes those that load on first use, with
 * `import()`.
 */
export async function filesReachedFrom(modules: readonly string[], lazy: boolean): Promise<string[][]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...modules],
    bundle: true,
    format: 'esm',
    packages: 'external',
    external: ['*?sheets'],
    write: false,
    metafile: true,
    outdir: '.',
    logLevel: 'silent',
  })
  const visit = (path: string, seen: Set<string>, reached: string[]): string[] => {
    if (seen.has(path)) return reached
    seen.add(path)
    for (const found of metafile.inputs[path]?.imports ?? []) {
      if (!found.external && (lazy || found.kind === 'import-statement')) visit(found.path, seen, reached)
    }
    reached.push(resolve(root, path))
    return reached
  }
  return modules.map((module) => visit(relative(root, module).split(sep).join('/'), new Set(), []))
}
