import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** Our own modules that a declaration imports, as relative paths without an extension. */
const relativeImports = /(\bfrom |\bimport\()(["'])(\.{1,2}\/[^"']+)\2/g

/**
 * TypeScript has had buffers as type arguments only since 5.7. `of` returns the same type: with the argument, where
 * there is one.
 */
const withoutBuffers = (text: string) =>
  text
    .replaceAll('Uint8Array<ArrayBufferLike>', 'Uint8Array')
    .replaceAll('Uint8Array<ArrayBuffer>', 'ReturnType<typeof Uint8Array.of>')

/**
 * Writes the declarations of the entries and of what they refer to, in the source's folder structure: `src/engine/x/x.ts`
 * is declared in `<folder>/engine/x/x.d.ts`. The compiler runs once for any number of entries. A declaration bundler takes
 * minutes.
 */
export async function writeDeclarations(root: string, entries: readonly string[], folder: string): Promise<void> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const roots = [...entries, 'src/sheets.d.ts'].map((entry) => resolve(root, entry))
  const program = ts.createProgram(roots, { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true })
  const errors = ts.getPreEmitDiagnostics(program)
  const host = { getCanonicalFileName: (name: string) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, host))

  const texts = new Map<string, string>()
  program.emit(undefined, (_, text, __, ___, sources) => {
    for (const { fileName } of sources ?? []) texts.set(fileName.replace(/\.tsx?$/, ''), text)
  })

  const written = new Set<string>()
  async function write(source: string): Promise<void> {
    const text = texts.get(source)
    if (text === undefined || written.has(source)) return
    written.add(source)
    const target = join(folder, `${relative(join(root, 'src'), source)}.d.ts`)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, withoutBuffers(text).replace(relativeImports, '$1$2$3.js$2'))
    for (const [, , , name = ''] of text.matchAll(relativeImports)) await write(resolve(dirname(source), name))
  }
  for (const entry of entries) await write(resolve(root, entry).replace(/\.tsx?$/, ''))
  // package.json refers to this for every stylesheet. Without it, TypeScript rejects their imports.
  await writeFile(join(folder, 'styles.d.ts'), 'export {}\n')
}
