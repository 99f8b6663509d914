import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { modules, pack, styles } from './packed'

// The published types under the strictest settings: every declaration file is checked, not just what's imported from it.

const packed = pack()
const app = packed.install('app', ['react', '@types/react'])
afterAll(packed.remove)

const { ESNext, NodeNext } = ts.ModuleKind
const { Bundler, NodeNext: Node } = ts.ModuleResolutionKind

describe('an app without skipLibCheck', () => {
  it.each([
    ['bundler', { module: ESNext, moduleResolution: Bundler }],
    ['nodenext', { module: NodeNext, moduleResolution: Node }],
  ])('compiles with all modules and style sheets and %s resolution', (name, options) => {
    const imports = [
      ...modules.map((module, at) => `export * as module${at} from '${module}'`),
      ...styles.map((style) => `import '${style}'`),
    ]
    const file = join(app, `${name}.mts`)
    writeFileSync(file, `${imports.join('\n')}\n`)
    const program = ts.createProgram([file], {
      ...options,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      strict: true,
      skipLibCheck: false,
      types: [],
      noEmit: true,
    })
    const errors = ts.getPreEmitDiagnostics(program).map(({ code, file, messageText }) => {
      const path = file?.fileName.replace(app, '')
      return `${path} TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
    expect(errors).toEqual([])
  })
})
