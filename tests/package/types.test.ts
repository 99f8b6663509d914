import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import oldest from 'typescript-5.5'
import { afterAll, describe, expect, it } from 'vitest'
import { tools } from '../../scripts/build/tools.ts'
import { modules, pack, styles } from './packed'
import { elementFacts, templates } from './type-facts'

// The published types under the strictest settings: every declaration file is checked, not just what's imported from it.

const packed = pack()
const app = packed.install('app', ['react', '@types/react'])
/** Someone who uses the elements without a framework has no types of React. */
const plain = packed.install('plain')
afterAll(packed.remove, 60_000)

const compilers = { [ts.version]: ts, [oldest.version]: oldest as unknown as typeof ts }
const { ESNext, NodeNext } = ts.ModuleKind
const { Bundler, NodeNext: Node } = ts.ModuleResolutionKind
const resolutions = {
  bundler: { module: ESNext, moduleResolution: Bundler },
  nodenext: { module: NodeNext, moduleResolution: Node },
}
const cases = Object.keys(compilers).flatMap((version) =>
  Object.keys(resolutions).map((name) => ({ version, name: name as keyof typeof resolutions })),
)

/** The errors in a file and in the package's declarations. Those of other packages aren't ours. */
function errorsOf(folder: string, path: string, text: string, version = ts.version, options: ts.CompilerOptions = {}) {
  const file = join(folder, path)
  writeFileSync(file, text)
  const compiler = compilers[version] as typeof ts
  const program = compiler.createProgram([file], {
    ...resolutions.bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: false,
    types: [],
    noEmit: true,
    ...options,
  })
  return compiler
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file || file.fileName.startsWith(folder))
    .map(({ code, file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      const place = `${file?.fileName.replace(folder, '')}:${line}`
      return `${place} TS${code}: ${compiler.flattenDiagnosticMessageText(messageText, '\n')}`
    })
}

describe.each(cases)('an app without skipLibCheck, with TypeScript $version and $name', ({ version, name }) => {
  it('compiles with all modules and style sheets', () => {
    const imports = [
      ...modules.map((module, at) => `export * as module${at} from '${module}'`),
      ...styles.map((style) => `import '${style}'`),
    ]
    expect(errorsOf(app, `${name}.mts`, `${imports.join('\n')}\n`, version, resolutions[name])).toEqual([])
  })

  it('knows each element’s properties, methods and events, without types of React', () => {
    const names = tools.flatMap((id) => [`pegboard/elements/${id}`, `pegboard/engine/${id}`])
    const exports = names.map((module, at) => `export * as module${at} from '${module}'`).join('\n')
    const text = `${elementFacts}\n${exports}`
    expect(errorsOf(plain, `${name}.mts`, text, version, resolutions[name])).toEqual([])
  })
})

describe.each(Object.entries(templates))(
  'types for templates of %s',
  (name, { packages, extension, options, text }) => {
    it('know the tags, with their attributes, properties and events', () => {
      const folder = packed.install(`with-${name}`, packages)
      const source = `import type {} from 'pegboard/types/${name}'\n${text}`
      expect(errorsOf(folder, `template.${extension}`, source, ts.version, options)).toEqual([])
    })
  },
)
