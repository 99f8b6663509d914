import { unitOf } from '../../engine/json-editor/fields'
import { type Fix, type IssueCode, printSteps } from '../../engine/json-editor/json-editor'
import { repaired } from '../../engine/json-editor/repair'
import { sortSteps } from '../../engine/json-editor/sort'

/** The actions on a text. */
export type Action = 'format' | 'minify' | 'sort' | 'repair'

export interface Job {
  readonly action: Action | 'examine'
  readonly text: string
  readonly indent: string
}

/** The new text, or why there is none. */
export interface Transformed {
  readonly text?: string
  readonly fixes?: readonly { readonly fix: Fix; readonly count: number }[]
  readonly issue?: IssueCode
}

export function* transformSteps({ action, text, indent }: Job): Generator<number, Transformed> {
  if (action === 'repair') return repaired(text) ?? { issue: 'cannot-repair' }
  if (action === 'sort') return textOr('cannot-sort', yield* sortSteps(text, unitOf(indent)))
  if (action === 'minify') return textOr('cannot-minify', yield* printSteps(text))
  return textOr('cannot-format', yield* printSteps(text, unitOf(indent)))
}

const textOr = (issue: IssueCode, text: string | undefined): Transformed => (text === undefined ? { issue } : { text })
