import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { componentOf } from '../../../src/catalog.ts'
import { root } from '../tools.ts'

/** A member of an interface, with its JSDoc in one line. */
export interface Member {
  readonly name: string
  readonly type: string
  readonly doc: string
  readonly readonly: boolean
  /** For a method, and for an accessor's setter. */
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[]
  readonly kind: 'property' | 'getter' | 'setter' | 'method'
}

/** A type that another file declares. */
export interface Reference {
  readonly name: string
  /** Relative to `src`, without an extension: 'engine/tax-calculator'. */
  readonly module: string
}

export interface WidgetFacts {
  /** `Input`, `Output`, the issue codes and the strings, as in `ToolProps<…>`. */
  readonly types: readonly [input: string, output: string, code: string, strings: string]
  /** The widget's props besides the shared ones. */
  readonly props: readonly Member[]
  readonly references: readonly Reference[]
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
}

/** What a widget's file says about its props. Only parsed, because a program with React takes long to check. */
export function widgetFacts(id: string): WidgetFacts {
  const source = parse(`${root}/src/widgets/${id}/${id}.tsx`)
  const name = `${componentOf(id)}Props`
  const found = source.statements.find(
    (node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === name,
  )
  if (!found) throw new Error(`${id}.tsx does not declare ${name}`)
  const bases = ts.isInterfaceDeclaration(found)
    ? (found.heritageClauses ?? []).flatMap(({ types }) => [...types])
    : [found.type as ts.TypeReferenceNode]
  const own = ts.isInterfaceDeclaration(found) ? membersOf(found) : []
  const others = bases.map((base) => base.getText()).filter((base) => !base.startsWith('ToolProps<'))
  const imported = others.flatMap((base) => interfaceIn(moduleOf(base, source) ?? '', base))
  const tool = bases.find((base) => base.getText().startsWith('ToolProps<'))
  const types = tool?.typeArguments?.map((type) => type.getText()) ?? []
  if (types.length !== 4) throw new Error(`${name} does not extend ToolProps`)
  const props = [...own, ...imported]
  const words = new Set([...types, ...props.map(({ type }) => type)].join(' ').match(/[A-Za-z]\w*/g))
  const references = [...words].flatMap((word) => {
    const module = moduleOf(word, source)
    return module ? [{ name: word, module: relative(`${root}/src`, module) }] : []
  })
  return { types: types as unknown as WidgetFacts['types'], props, references }
}

/** The lists of names in a tool's element file: `attributes: ['host']` in the last argument of `defineElement`. */
export function elementOptions(id: string): (list: string) => readonly string[] {
  const source = parse(`${root}/src/widgets/${id}/${id}.element.ts`)
  const literals: ts.ObjectLiteralExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineElement')
      literals.push(...node.arguments.filter(ts.isObjectLiteralExpression))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return (list) =>
    literals.flatMap(({ properties }) =>
      properties.flatMap((each) =>
        ts.isPropertyAssignment(each) && each.name.getText() === list && ts.isArrayLiteralExpression(each.initializer)
          ? each.initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text)
          : [],
      ),
    )
}

/** The module that a name is imported from, as an absolute path without an extension. */
function moduleOf(name: string, source: ts.SourceFile): string | undefined {
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue
    const named = node.importClause?.namedBindings
    if (!named || !ts.isNamedImports(named) || !named.elements.some((each) => each.name.text === name)) continue
    const from = node.moduleSpecifier.text
    if (from.startsWith('.')) return resolve(dirname(source.fileName), from)
  }
  return undefined
}

/** The members of an interface in a module. */
export function interfaceIn(module: string, name: string): Member[] {
  const path = [`${module}.ts`, `${module}.tsx`].find(existsSync)
  const found =
    path && parse(path).statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name)
  if (!found) throw new Error(`${module} does not declare the interface ${name}`)
  return membersOf(found as ts.InterfaceDeclaration)
}

function membersOf(node: ts.InterfaceDeclaration): Member[] {
  return node.members.flatMap((member) => {
    if (!member.name) return []
    const isMethod = ts.isMethodSignature(member)
    const isProperty = ts.isPropertySignature(member)
    const isGetter = ts.isGetAccessor(member)
    if (!isMethod && !isProperty && !isGetter && !ts.isSetAccessor(member)) return []
    const docs = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)
    return {
      name: ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
      type: (member.type?.getText() ?? 'void').replace(/\s+/g, ' '),
      doc: (ts.getTextOfJSDocComment(docs?.comment) ?? '').replace(/\s+/g, ' ').trim(),
      readonly: isProperty && Boolean(member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)),
      parameters: isProperty
        ? []
        : member.parameters.map((each) => ({
            name: each.name.getText(),
            type: each.type?.getText() ?? 'unknown',
            optional: Boolean(each.questionToken),
          })),
      kind: isMethod ? 'method' : isGetter ? 'getter' : isProperty ? 'property' : 'setter',
    } as const
  })
}
