import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { type Form, readFields } from '../core/fields/read'
import { exact } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { type Average, averageOf, type Final, finalOf, readAverage, weightLeft } from './course'
import { fields, type Input, type System } from './fields'
import type { Percent } from './percent'
import { gpaToPercentage, type Letter, percentageToGpa, percentageToLetter, rowAt, scale } from './scale'
import { cgpaToPercentage, ectsGrade, germanGrade, percentageToCgpa, ukClasses } from './systems'

export type { Average, Final } from './course'
export {
  type Assignment,
  type CutOff,
  emptyAssignment,
  emptyCutOff,
  example,
  fields,
  type Input,
  initial,
  type System,
  systems,
  usualCutOffs,
} from './fields'
export { percentOfScore } from './percent'
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
  const form = readFields(fields, input, context)
  const system = form.read('system')
  if (form.issues.length > 0) return failure({ code: 'unknown-system', field: 'system' })
  const average = readAverage(form)
  const percent = readGrade(form, average && { number: averageOf(average).percentage, exact: average.average })
  const conversion = system && convert(system, percent, form)
  const isAverage = average && !form.text('percentage') && !form.text('gpa') && !cgpaText(form)
  const used = isAverage ? averageOf(average) : undefined
  const final = form.text('target') ? readFinal(percent, used, form) : undefined
  // Not `failure(...issues)`: there may be more issues than a call can take arguments.
  if (form.issues.length > 0 || !percent) return { ok: false, issues: form.issues.map(withOwnCode) }
  return success({
    percentage: percent.number,
    letterGrade: percentageToLetter(percent.number),
    gpa: percent.gpa ?? percentageToGpa(percent.number),
    ...(conversion ? { conversion } : {}),
    ...(used ? { average: used } : {}),
    ...(final ? { final } : {}),
  })
}

type GradeForm = Form<typeof fields>

interface Grade extends Percent {
  /** As entered. */
  readonly gpa?: number
  readonly cgpa?: number
}

/** The codes of fields that are empty or not a number. */
const unread: Readonly<Record<string, IssueCode>> = {
  cgpa: 'no-cgpa',
  passing: 'no-passing',
  rank: 'no-rank',
  target: 'unknown-target',
  finalWeight: 'no-weight',
}

function withOwnCode(issue: Issue<IssueCode>): Issue<IssueCode> {
  const own = unread[issue.field ?? '']
  return own && (issue.code === 'missing' || issue.code === 'not-a-number') ? { ...issue, code: own } : issue
}

/** Only India has a CGPA. */
const cgpaText = (form: GradeForm): string => (form.text('system') === 'india' ? form.text('cgpa') : '')

/** The percentage: the field that's filled in, or else the average of the assignments. */
function readGrade(form: GradeForm, average: Percent | undefined): Grade | undefined {
  const issues: Issue<IssueCode>[] = form.issues
  const [percentage, gpaText, cgpaGiven] = [form.text('percentage'), form.text('gpa'), cgpaText(form)]
  if (gpaText && percentage) issues.push({ code: 'both-given', field: 'gpa' })
  else if (cgpaGiven && (percentage || gpaText)) issues.push({ code: 'both-given', field: 'cgpa' })
  else if (cgpaGiven) {
    const cgpa = form.read('cgpa')
    return cgpa === undefined ? undefined : { ...asPercent(cgpaToPercentage(cgpa)), cgpa }
  } else if (gpaText) {
    const gpa = form.read('gpa')
    return gpa === undefined ? undefined : { ...asPercent(gpaToPercentage(gpa)), gpa }
  } else if (percentage || !average) {
    // With an invalid assignment, its error is enough.
    return percentage || issues.length === 0 ? form.read('percentage') : undefined
  } else return average
  return undefined
}

const asPercent = (number: number): Percent => ({ number, exact: exact(number) })

function convert(system: System, percent: Grade | undefined, form: GradeForm): Conversion | undefined {
  if (system === 'germany') {
    const passing = form.read('passing', { optional: false })
    return passing && percent && { system, grade: germanGrade(percent.exact, passing.exact) }
  }
  if (system === 'ects') {
    const rank = form.read('rank', { optional: false })
    return rank && { system, grade: ectsGrade(rank.exact) }
  }
  if (system === 'own') {
    const cutOffs = readCutOffs(form)
    const reached = percent && cutOffs.find(({ from }) => percent.number >= from)
    return { system, grade: reached?.grade }
  }
  if (!percent) return undefined
  if (system === 'uk') return { system, grade: rowAt(ukClasses, percent.number).grade }
  return { system, grade: percent.cgpa ?? percentageToCgpa(percent.number) }
}

/** Your own cutoffs with a grade and a percentage, highest first. */
function readCutOffs(form: GradeForm) {
  const issues: Issue<IssueCode>[] = form.issues
  const before = issues.length
  const cutOffs = form.rows('cutOffs').flatMap((row) => {
    const [grade, from] = [row.text('grade'), row.read('from')]
    return grade && from !== undefined ? [{ grade, from }] : []
  })
  if (cutOffs.length === 0 && issues.length === before) issues.push({ code: 'no-cutoffs', field: 'cutOffs' })
  return cutOffs.sort((one, other) => other.from - one.from)
}

/** What's needed in the final for a percentage or a letter. */
function readFinal(percent: Percent | undefined, average: Average | undefined, form: GradeForm): Final | undefined {
  const letter = form.text('target').toUpperCase()
  const target = scale.find((each) => each.letter === letter)?.from ?? form.read('target')
  const weight = form.read('finalWeight', { empty: average && weightLeft(average), optional: false })
  return percent && target !== undefined && weight !== undefined ? finalOf(percent.exact, weight, target) : undefined
}
