import { existsSync } from 'node:fs'
import ts from 'typescript'
import { root } from '../tools.ts'

/** What an engine's `Input` says about a field. */
export interface FieldFacts {
  readonly name: string
  readonly type: 'string' | 'boolean' | 'list'
  readonly isOptional: boolean
  /** The JSDoc sentence, in one line. */
  readonly doc: string
  /** The allowed texts, from a union type. */
  readonly values: readonly string[] | undefined
  /** The exported list of allowed texts, from `@values`. */
  readonly valuesFrom: string | undefined
  /** The fields of a list's rows. */
  readonly rows: readonly FieldFacts[]
}

export interface EngineFacts {
  readonly fields: readonly FieldFacts[]
  /** The file that declares `Input`. Its exports include the lists that `@values` refers to. */
  readonly file: string
}

const pathOf = (id: string) => `${root}/src/engine/${id}/${id}.ts`

/** One program for all engines. They need no DOM, so it's ready within seconds. */
export function engineFacts(ids: readonly string[]): ReadonlyMap<string, EngineFacts> {
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
  return new Map(ids.map((id) => [id, factsOf(id, program, checker)]))
}

function factsOf(id: string, program: ts.Program, checker: ts.TypeChecker): EngineFacts {
  const source = program.getSourceFile(pathOf(id))
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Input')
  if (!exported) throw new Error(`src/engine/${id}/${id}.ts does not export Input`)
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? pathOf(id)
  return { file, fields: fieldsOf(checker.getDeclaredTypeOfSymbol(symbol), checker) }
}

function fieldsOf(type: ts.Type, checker: ts.TypeChecker): FieldFacts[] {
  return checker.getPropertiesOfType(type).map((property) => {
    const own = checker.getTypeOfSymbol(property)
    const row = checker.isArrayType(own) ? checker.getTypeArguments(own as ts.TypeReference)[0] : undefined
    const isBoolean = (own.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLike)) !== 0
    const parts = own.isUnion() ? own.types : [own]
    const isChoice = parts.every((part) => part.isStringLiteral())
    const tag = property.getJsDocTags(checker).find(({ name }) => name === 'values')
    return {
      name: property.name,
      type: row ? 'list' : isBoolean ? 'boolean' : 'string',
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      doc: ts.displayPartsToString(property.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim(),
      values: isChoice ? parts.map((part) => (part as ts.StringLiteralType).value) : undefined,
      valuesFrom: tag && ts.displayPartsToString(tag.text).trim(),
      rows: row ? fieldsOf(row, checker) : [],
    }
  })
}
