import type { Context } from '../core/engine'
import { type NumberIssue, readFields } from '../core/fields'
import { exact } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { type Average, averageOf, type Final, finalOf, readAverage, weightLeft } from './course'
import { type Percent, readPercent, rowsOf } from './fields'
import { type CutOff, type Input, type System, systems } from './input'
import { gpaToPercentage, type Letter, percentageToGpa, percentageToLetter, rowAt, scale } from './scale'
import { cgpaToPercentage, ectsGrade, germanGrade, percentageToCgpa, ukClasses } from './systems'

export type { Average, Final } from './course'
export { percentOfScore } from './fields'
export {
  type Assignment,
  type CutOff,
  emptyAssignment,
  emptyCutOff,
  example,
  type Input,
  initial,
  kinds,
  type System,
  systems,
  usualCutOffs,
} from './input'
export {
  gpaScale,
  gpaToPercentage,
  type Letter,
  percentageToGpa,
  percentageToLetter,
  scale,
} from './scale'
export { ectsGrades, sources, ukClasses } from './systems'

/** The percentage in another grading system. */
export type Conversion =
  | { readonly system: 'uk'; readonly grade: (typeof ukClasses)[number]['grade'] }
  /** From 1.0 to 4.0, or undefined below the passing grade. */
  | { readonly system: 'germany'; readonly grade: number | undefined }
  /** From 0 to 10, to 2 decimals, or as entered. */
  | { readonly system: 'india'; readonly grade: number }
  | { readonly system: 'ects'; readonly grade: ReturnType<typeof ectsGrade> }
  /** The name of the highest cutoff reached, or undefined below all. */
  | { readonly system: 'own'; readonly grade: string | undefined }

export interface Output {
  /** As entered, converted from the GPA or CGPA, or the average of the assignments. */
  readonly percentage: number
  /** Based on the percentage. */
  readonly letterGrade: Letter
  /** As entered, or converted from the percentage. */
  readonly gpa: number
  /** Present if a system is selected. */
  readonly conversion?: Conversion
  /** Present if the percentage is the average of assignments. */
  readonly average?: Average
  /** Present if there's a grade to reach. */
  readonly final?: Final
}

/**
 * `missing`, at `percentage`: all are empty. `both-given`, at `gpa` or `cgpa`: two are filled in. `unknown-system`: not in
 * `systems`. `no-cutoffs`, at `cutOffs`: none is filled in. `no-cgpa`, `no-passing`, `no-rank`: empty or not a number. `unknown-target`:
 * neither a percentage nor a letter. `no-weight`, at `finalWeight`: it's empty, and the assignments
 * leave nothing, or it's not a number. `too-large`, at `passing`: 100% or more.
 */
export type IssueCode =
  | NumberIssue
  | 'both-given'
  | 'unknown-system'
  | 'unknown-target'
  | 'no-cutoffs'
  | 'no-cgpa'
  | 'no-passing'
  | 'no-rank'
  | 'no-weight'

/** Only `percentage` and `gpa` are required. */
export function evaluate(
  input: Pick<Input, 'percentage' | 'gpa'> & Partial<Input>,
  context: Context = {},
): Result<Output, IssueCode> {
  const issues: Issue<IssueCode>[] = []
  const form = readFields<Partial<Input>>(input, context)
  const system = form.text('system')
  if (system && !isSystem(system)) return failure({ code: 'unknown-system', field: 'system' })
  const average = readAverage(input, context, issues as Issue<NumberIssue>[])
  const percent = readGrade(
    input,
    context,
    issues,
    average && { number: averageOf(average).percentage, exact: average.average },
  )
  const conversion = isSystem(system) ? convert(system, percent, input, context, issues) : undefined
  const isAverage =
    Boolean(average) && [form.text('percentage'), form.text('gpa'), cgpaText(input)].every((text) => !text)
  const used = isAverage && average ? averageOf(average) : undefined
  const final = form.text('target') ? readFinal(percent, used, input, context, issues) : undefined
  // Not `failure(...issues)`: there may be more issues than a call can take arguments.
  if (issues.length > 0 || !percent) return { ok: false, issues }
  return success({
    percentage: percent.number,
    letterGrade: percentageToLetter(percent.number),
    gpa: percent.gpa ?? percentageToGpa(percent.number),
    ...(conversion ? { conversion } : {}),
    ...(used ? { average: used } : {}),
    ...(final ? { final } : {}),
  })
}

interface Grade extends Percent {
  /** As entered. */
  readonly gpa?: number
  readonly cgpa?: number
}

const isSystem = (text: string): text is System => (systems as readonly string[]).includes(text)

/** Only India has a CGPA. */
const cgpaText = (input: Partial<Input>): string => {
  const form = readFields<Partial<Input>>(input)
  return form.text('system') === 'india' ? form.text('cgpa') : ''
}

/** The percentage: the field that's filled in, or else the average of the assignments. */
function readGrade(
  input: Partial<Input>,
  context: Context,
  issues: Issue<IssueCode>[],
  average: Percent | undefined,
): Grade | undefined {
  const form = readFields<Partial<Input>>(input, context)
  const [percentage, gpaText, cgpaGiven] = [form.text('percentage'), form.text('gpa'), cgpaText(input)]
  if (gpaText && percentage) issues.push({ code: 'both-given', field: 'gpa' })
  else if (cgpaGiven && (percentage || gpaText)) issues.push({ code: 'both-given', field: 'cgpa' })
  else if (cgpaGiven) {
    const cgpa = form.number('cgpa', { min: 0, max: 10 })
    issues.push(...renamed(form.issues, 'no-cgpa'))
    return cgpa === undefined ? undefined : { ...asPercent(cgpaToPercentage(cgpa)), cgpa }
  } else if (gpaText) {
    const gpa = form.number('gpa', { min: 0, max: 4 })
    issues.push(...form.issues)
    return gpa === undefined ? undefined : { ...asPercent(gpaToPercentage(gpa)), gpa }
  } else if (percentage || !average) {
    // With an invalid assignment, its error is enough.
    if (!percentage && issues.length > 0) return undefined
    return readPercent(percentage, 'percentage', context, issues as Issue<NumberIssue>[])
  } else return average
  return undefined
}

/** The issues of one field, with a code of its own for one that's empty or not a number. */
const renamed = (issues: readonly Issue<NumberIssue>[], code: IssueCode): readonly Issue<IssueCode>[] =>
  issues.map((issue) => (issue.code === 'missing' || issue.code === 'not-a-number' ? { ...issue, code } : issue))

const asPercent = (number: number): Percent => ({ number, exact: exact(number) })

function convert(
  system: System,
  percent: Grade | undefined,
  input: Partial<Input>,
  context: Context,
  issues: Issue<IssueCode>[],
): Conversion | undefined {
  const form = readFields<Partial<Input>>(input, context)
  const found: Issue<NumberIssue>[] = []
  if (system === 'germany') {
    const passing = readPercent(form.text('passing'), 'passing', context, found, { min: 0, max: 99.99 })
    issues.push(...renamed(found, 'no-passing'))
    return passing && percent && { system, grade: germanGrade(percent.exact, passing.exact) }
  }
  if (system === 'ects') {
    const rank = readPercent(form.text('rank'), 'rank', context, found, { positive: true, max: 100 })
    issues.push(...renamed(found, 'no-rank'))
    return rank && { system, grade: ectsGrade(rank.exact) }
  }
  if (system === 'own') {
    const cutOffs = readCutOffs(input, context, issues)
    const reached = percent && cutOffs.find(({ from }) => percent.number >= from)
    return { system, grade: reached?.grade }
  }
  if (!percent) return undefined
  if (system === 'uk') return { system, grade: rowAt(ukClasses, percent.number).grade }
  return { system, grade: percent.cgpa ?? percentageToCgpa(percent.number) }
}

/** Your own cutoffs with a grade and a percentage, highest first. */
function readCutOffs(input: Partial<Input>, context: Context, issues: Issue<IssueCode>[]) {
  const before = issues.length
  const cutOffs = rowsOf<Partial<CutOff>>(input.cutOffs).flatMap((row, index) => {
    const form = readFields(row, context, `cutOffs.${index}.`)
    const grade = form.text('grade')
    const from = form.text('from') ? form.number('from', { min: 0, max: 100, percent: true }) : undefined
    for (const issue of form.issues) issues.push(issue)
    return grade && from !== undefined ? [{ grade, from }] : []
  })
  if (cutOffs.length === 0 && issues.length === before) issues.push({ code: 'no-cutoffs', field: 'cutOffs' })
  return cutOffs.sort((one, other) => other.from - one.from)
}

/** What's needed in the final for a percentage or a letter. */
function readFinal(
  percent: Percent | undefined,
  average: Average | undefined,
  input: Partial<Input>,
  context: Context,
  issues: Issue<IssueCode>[],
): Final | undefined {
  const goal = readFields<Partial<Input>>(input, context)
  const letter = goal.text('target').toUpperCase()
  const row = scale.find((each) => each.letter === letter)
  const target = row ? row.from : goal.number('target', { min: 0, max: 100, percent: true })
  const left = average && weightLeft(average)
  const form = readFields<Partial<Input>>(input, context)
  const rules = { positive: true, max: 100, percent: true }
  const weight = form.number('finalWeight', left ? { ...rules, empty: left } : rules)
  issues.push(...renamed(goal.issues, 'unknown-target'), ...renamed(form.issues, 'no-weight'))
  return percent && target !== undefined && weight !== undefined ? finalOf(percent.exact, weight, target) : undefined
}
