import type { Schema } from './documents'

/**
 * The keyword whose rule a value breaks. `false`: the schema allows no value here. `$ref`: a reference of the schema to a
 * place that it doesn't have.
 */
export type FindingCode =
  | 'false'
  | '$ref'
  | 'type'
  | 'enum'
  | 'const'
  | 'multipleOf'
  | 'maximum'
  | 'exclusiveMaximum'
  | 'minimum'
  | 'exclusiveMinimum'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'format'
  | 'maxItems'
  | 'minItems'
  | 'uniqueItems'
  | 'contains'
  | 'maxContains'
  | 'minContains'
  | 'items'
  | 'maxProperties'
  | 'minProperties'
  | 'required'
  | 'dependentRequired'
  | 'additionalProperties'
  | 'propertyNames'
  | 'anyOf'
  | 'oneOf'
  | 'oneOfMany'
  | 'not'

/** A value that breaks a rule. */
export interface Finding {
  readonly code: FindingCode
  readonly node: number
  readonly schema: Schema
  /** The keyword's node in the schema. */
  readonly keyword: number
  /** For its sentence: `limit`, `count`, `name`, `types`, `value`, `other`, `reference`. */
  readonly values?: Readonly<Record<string, string | number>>
}

const listed = 1000

/** Collects what breaks a rule: all are counted, the first 1,000 are listed. What several schemas say counts once. */
export class Sink {
  readonly findings: Finding[] = []
  readonly #known = new Set<string>()
  count = 0

  add(finding: Finding): void {
    if (this.findings.length < listed) {
      const said = `${finding.code} ${finding.node} ${JSON.stringify(finding.values)}`
      if (this.#known.has(said)) return
      this.#known.add(said)
      this.findings.push(finding)
    }
    this.count++
  }

  addAll(other: Sink): void {
    for (const finding of other.findings) this.add(finding)
    this.count += other.count - other.findings.length
  }
}
