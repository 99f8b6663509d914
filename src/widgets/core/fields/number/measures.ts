import { tables, type Units } from '../../../../engine/core/measures/body-measures'
import type { Issue } from '../../../../engine/core/result'
import { interpolate } from '../../base/strings'
import type { FieldProps } from '../../base/tool-props'

/** The issues of a measure outside its range. */
const outside = new Set(['too-small', 'too-large', 'not-positive'])
const missing = new Set(['missing', 'not-a-number'])

interface MeasureErrors {
  /** 'Enter a height, such as {example}.' */
  readonly missing: string
  /** 'Enter a height from {min} to {max} {unit}.' */
  readonly outside: string
}

interface MeasureTool<Name extends string> {
  readonly locale: string
  readonly t: {
    readonly measures: Readonly<Record<Name, MeasureErrors>>
  } & Readonly<Record<`${Name}Units`, Readonly<Record<Units, string>>>>
  field(name: Name): FieldProps
  issueAt(name: Name): Issue | undefined
}

/** The props of a `MeasureField`. Its error names the measure, and says the whole range and the unit. */
export function measureProps<Name extends 'weight' | 'height'>(
  { t, locale, field, issueAt }: MeasureTool<NoInfer<Name>>,
  name: Name,
  units: Units,
) {
  const unit = t[`${name}Units`][units]
  const { min, max } = tables[units][name]
  const { issue, ...props } = field(name)
  const { code = '' } = issueAt(name) ?? {}
  const template = outside.has(code) ? t.measures[name].outside : missing.has(code) && t.measures[name].missing
  const values = { min, max, unit, example: props.placeholder ?? '' }
  return {
    ...props,
    of: name,
    units,
    unit,
    issue: issue && template ? interpolate(template, values, locale) : issue,
  }
}
