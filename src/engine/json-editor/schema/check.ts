import { runSteps } from '../../core/steps'
import { Ids } from '../compare/ids'
import { Members } from '../members'
import { Tree } from '../tree'
import { applicators } from './applicators'
import { assertions } from './assertions'
import type { Schema, Schemas, Scope } from './documents'
import { Sink } from './findings'
import type { Application, Checker, CheckOptions, Unresolved } from './rule'
import { checkUnevaluated } from './unevaluated'

/** Levels of nested schemas that fit on the stack of every browser. */
const deepest = 800

/** Thrown if a value, or a schema that refers to itself, is nested too deeply. */
export class TooDeep extends Error {}

/** Checks the values of a text. */
export class Check implements Checker {
  readonly members: Members
  readonly schemas: Schemas
  readonly options: CheckOptions
  readonly ids: Ids
  /** By the members of the schema's document or of the text. */
  readonly #knownIds: Map<Members, Int32Array>
  readonly unresolved: Map<string, Unresolved>
  readonly #needsEvaluated: boolean
  #depth = 0

  constructor(members: Members, schemas: Schemas, options: CheckOptions, parent?: Check) {
    this.members = members
    this.schemas = schemas
    this.options = options
    this.ids = parent?.ids ?? new Ids({ ignoreOrder: false, asWritten: false })
    this.#knownIds = parent ? parent.#knownIds : new Map()
    this.unresolved = parent?.unresolved ?? new Map()
    this.#needsEvaluated = schemas.hasUnevaluated
    if (parent) this.#depth = parent.#depth
  }

  run(schema: Schema): Sink {
    const sink = new Sink()
    this.apply(schema, 0, undefined, undefined, sink)
    return sink
  }

  apply(
    schema: Schema,
    node: number,
    scope: Scope | undefined,
    evaluated: Set<number> | undefined,
    sink: Sink | undefined,
  ): boolean {
    const { keywords } = schema
    if (typeof keywords === 'boolean') {
      if (!keywords) sink?.add({ code: 'false', node, schema, keyword: schema.node })
      return keywords
    }
    if (++this.#depth > deepest) throw new TooDeep()
    const application: Application = {
      check: this,
      schema,
      keywords,
      node,
      scope: scope?.resource === schema.base ? scope : { resource: schema.base, parent: scope },
      evaluated: this.#needsEvaluated ? new Set() : undefined,
      sink,
    }
    let isValid = true
    for (const [keyword, value] of keywords) {
      const rule = assertions.get(keyword) ?? applicators.get(keyword)
      if (rule && !rule(application, value, keyword)) {
        isValid = false
        if (!sink) break
      }
    }
    if (isValid) isValid = checkUnevaluated(application)
    if (isValid && evaluated && application.evaluated) for (const child of application.evaluated) evaluated.add(child)
    this.#depth--
    return isValid
  }

  /** Checks a key as a string. */
  applyToKey(schema: Schema, key: string, scope: Scope): boolean {
    const members = new Members(new Tree(JSON.stringify(key), Int32Array.of(0, -1, 1, 0)), false)
    return new Check(members, this.schemas, this.options, this).apply(schema, 0, scope, undefined, undefined)
  }

  idOf(members: Members, node: number): number {
    let ids = this.#knownIds.get(members)
    if (!ids) {
      ids = runSteps(this.ids.of(members))
      this.#knownIds.set(members, ids)
    }
    return ids[node] ?? 0
  }
}
