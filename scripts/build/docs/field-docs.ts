import { existsSync } from 'node:fs'
import ts from 'typescript'
import { root } from '../tools.ts'

/** The JSDoc of each field, in one line, by path: 'courses.grade'. */
export type FieldDocs = ReadonlyMap<string, string>

const pathOf = (id: string) => `${root}/src/engine/${id}/fields.ts`

/** What the fields of engines say about themselves. They need no DOM, so one program for all is ready within seconds. */
export function fieldDocs(ids: readonly string[]): ReadonlyMap<string, FieldDocs> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: [],
    noEmit: true,
  }
  const program = ts.createProgram(ids.map(pathOf).filter(existsSync), options)
  const checker = program.getTypeChecker()
  return new Map(ids.map((id) => [id, docsOf(id, program, checker)]))
}

function docsOf(id: string, program: ts.Program, checker: ts.TypeChecker): FieldDocs {
  const source = program.getSourceFile(pathOf(id))
  const module = source && checker.getSymbolAtLocation(source)
  const input = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Input')
  if (!input) throw new Error(`src/engine/${id}/fields.ts does not export Input`)
  return new Map(docsIn(checker.getDeclaredTypeOfSymbol(input), checker))
}

function docsIn(type: ts.Type, checker: ts.TypeChecker, path = ''): [string, string][] {
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const own = checker.getTypeOfSymbol(property)
    const row = checker.isArrayType(own) ? checker.getTypeArguments(own as ts.TypeReference)[0] : undefined
    const doc = ts.displayPartsToString(property.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
    return [[path + property.name, doc], ...(row ? docsIn(row, checker, `${path}${property.name}.`) : [])]
  })
}
