import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { manifest } from '../scripts/build/docs/manifest'
import { catalog, type ToolId } from '../src/catalog'

// What others can use of the library, read from its source.

type Names = Readonly<Record<string, string>>

/** What one tool offers. */
export type Surface = {
  /** The exports of `pegboard/engine/<id>`, each with its type spelled out. */
  readonly engine: Names
  /** The exports of `pegboard/widgets/<id>`, each with the names of its properties. */
  readonly widget: Names
  readonly attributes: Names
  readonly properties: Names
  readonly methods: Names
  readonly events: Names
}

const root = fileURLToPath(new URL('..', import.meta.url))
const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** The source of a public module: `sourceOf('engine', 'bmi-calculator')`. */
export function sourceOf(folder: 'engine' | 'widgets', id: ToolId): string {
  const declarations: string = exports[`./${folder}/*`].types
  const path = declarations.replace('./dist/types/', 'src/').replaceAll('*', id).replace('.d.ts', '')
  return root + path + (folder === 'engine' ? '.ts' : '.tsx')
}

/** The surface of each tool. */
export function surfaces(): ReadonlyMap<ToolId, Surface> {
  const sources = catalog.flatMap(({ id }) => [sourceOf('engine', id), sourceOf('widgets', id)])
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram(sources, options)
  const { modules } = manifest()
  return new Map(
    catalog.map(({ id }, at) => {
      const [element] = modules[at]?.declarations ?? []
      if (!element) throw new Error(`${id} has no element`)
      const members: Member[] = element.members
      const surface: Surface = {
        engine: exportsOf(program, sourceOf('engine', id), written),
        widget: exportsOf(program, sourceOf('widgets', id), propertyNames),
        attributes: named(element.attributes, (each) => each.type.text),
        properties: named(
          members.filter((each) => each.kind === 'field'),
          writtenProperty,
        ),
        methods: named(
          members.filter((each) => each.kind === 'method'),
          writtenMethod,
        ),
        events: named(element.events, (each) => each.type.text),
      }
      return [id, surface]
    }),
  )
}

/** The parts and variables that every element has. */
export function elementStyles() {
  const elements = manifest().modules.flatMap((module) => module.declarations)
  return elements.map(({ cssParts, cssProperties }) => ({
    parts: named(cssParts, (each) => each.description),
    variables: named(cssProperties, (each) => each.default),
  }))
}

/** A member of an element's class, in custom-elements.json. */
type Member = {
  readonly kind: string
  readonly name: string
  readonly type?: Text
  readonly static?: boolean
  readonly readonly?: boolean
  readonly parameters?: readonly { readonly name: string; readonly type: Text }[]
  readonly return?: { readonly type: Text }
}
type Text = { readonly text: string }

/** 'static readonly string' */
function writtenProperty(member: Member): string {
  return `${member.static ? 'static ' : ''}${member.readonly ? 'readonly ' : ''}${member.type?.text}`
}

/** '(options: FocusOptions) => void' */
function writtenMethod({ parameters = [], return: returned }: Member): string {
  return `(${parameters.map(({ name, type }) => `${name}: ${type.text}`).join(', ')}) => ${returned?.type.text}`
}

/** Sorted by name. */
function named<Item extends { name: string }>(items: readonly Item[], text: (item: Item) => string): Names {
  const entries = items.map((item): [string, string] => [item.name, text(item)])
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function exportsOf(program: ts.Program, file: string, text: (type: ts.Type, checker: ts.TypeChecker) => string): Names {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing`)
  const items = checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const isValue = symbol.flags & ts.SymbolFlags.Value
    const type = isValue ? checker.getTypeOfSymbolAtLocation(symbol, source) : checker.getDeclaredTypeOfSymbol(symbol)
    return { name: isValue ? exported.name : `type ${exported.name}`, type }
  })
  // The rest of what `fields` says is in the types of the input and of the element.
  return named(items, ({ name, type }) => (name === 'fields' ? propertyNames : text)(type, checker))
}

/** 'currency?, locale?'; of a component, those of its props. */
function propertyNames(type: ts.Type, checker: ts.TypeChecker): string {
  const [props] = type.getCallSignatures()[0]?.getParameters() ?? []
  return checker
    .getPropertiesOfType(props ? checker.getTypeOfSymbol(props) : type)
    .map((property) => property.name + (property.flags & ts.SymbolFlags.Optional ? '?' : ''))
    .sort()
    .join(', ')
}

/** A type, with the properties of our own types in place of their names, so that a type can have another name. */
function written(type: ts.Type, checker: ts.TypeChecker, around: readonly ts.Type[] = []): string {
  const inner = (each: ts.Type) => written(each, checker, [...around, type])
  if (around.includes(type)) return '(recursive)'
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean'
  if (type.isUnion()) return [...new Set(type.types.map(inner))].sort().join(' | ')
  if (type.isIntersection()) return type.types.map(inner).join(' & ')
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference).map(inner)
    return checker.isTupleType(type) ? `[${items.join(', ')}]` : `(${items[0]})[]`
  }
  const calls = type.getCallSignatures()
  if (calls.length > 0) return calls.map((call) => writtenCall(call, checker, inner)).join(' & ')
  return isOurs(type) ? writtenObject(type, checker, inner) : checker.typeToString(type, undefined, plain)
}

const plain = ts.TypeFormatFlags.NoTruncation

function isOurs(type: ts.Type): boolean {
  const files = type.symbol?.declarations?.map((each) => each.getSourceFile().fileName) ?? []
  const inSource = files.every((file) => file.startsWith(`${root}src/`))
  return Boolean(type.flags & ts.TypeFlags.Object) && files.length > 0 && inSource
}

function writtenObject(type: ts.Type, checker: ts.TypeChecker, inner: (type: ts.Type) => string): string {
  const indexes = checker
    .getIndexInfosOfType(type)
    .map(({ keyType, type }) => `[${checker.typeToString(keyType)}]: ${inner(type)}`)
  const properties = checker.getPropertiesOfType(type).map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : ''
    return `${property.name}${optional}: ${inner(checker.getTypeOfSymbol(property))}`
  })
  return `{ ${[...indexes, ...properties.sort()].join('; ')} }`
}

function writtenCall(call: ts.Signature, checker: ts.TypeChecker, inner: (type: ts.Type) => string): string {
  const parameters = call.getParameters().map((each) => {
    const [declared] = each.declarations ?? []
    const optional = declared && ts.isParameter(declared) && checker.isOptionalParameter(declared) ? '?' : ''
    return `${each.name}${optional}: ${inner(checker.getTypeOfSymbol(each))}`
  })
  return `(${parameters.join(', ')}) => ${inner(call.getReturnType())}`
}
