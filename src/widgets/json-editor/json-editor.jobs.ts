import { type Fix, type IssueCode, printSteps, unitOf } from '../../engine/json-editor'
import { type Examined, examineSteps } from '../../engine/json-editor/examine'
import { repaired } from '../../engine/json-editor/repair'
import { sortSteps } from '../../engine/json-editor/sort'

/** What can be done to a text. */
export type Deed = 'format' | 'minify' | 'sort' | 'repair'

export interface Job {
  readonly deed: Deed | 'look'
  readonly text: string
  readonly indent: string
}

/** A text that was made, or why none could be. */
export interface Made {
  readonly text?: string
  readonly fixes?: readonly { readonly fix: Fix; readonly count: number }[]
  readonly issue?: IssueCode
}

export function* lookSteps({ text }: Job): Generator<number, Examined> {
  return yield* examineSteps(text)
}

export function* makeSteps({ deed, text, indent }: Job): Generator<number, Made> {
  if (deed === 'repair') return repaired(text) ?? { issue: 'cannot-repair' }
  if (deed === 'sort') return made(yield* sortSteps(text, unitOf(indent)), 'cannot-sort')
  if (deed === 'minify') return made(yield* printSteps(text), 'cannot-minify')
  return made(yield* printSteps(text, unitOf(indent)), 'cannot-format')
}

const made = (text: string | undefined, issue: IssueCode): Made => (text === undefined ? { issue } : { text })
