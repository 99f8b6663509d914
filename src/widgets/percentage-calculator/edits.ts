import type { Change, Question, QuestionType } from '../../engine/percentage-calculator/percentage-calculator'

/** The question of a type, and its index in the list. If it isn't there yet, an empty one and the next index. */
export function questionIn(questions: readonly Question[], type: QuestionType) {
  const at = questions.findIndex((question) => question.type === type)
  const { x = '', y = '' }: Partial<Question> = questions[at] ?? {}
  return { index: at < 0 ? questions.length : at, question: { type, x, y } }
}

/** The list after an edit of one question. A question with two empty fields is left out. */
export function withQuestion(questions: readonly Question[], edited: Question): readonly Question[] {
  const { index } = questionIn(questions, edited.type)
  const kept = edited.x || edited.y ? [edited] : []
  return [...questions.slice(0, index), ...kept, ...questions.slice(index + 1)]
}

/** The number of fields to show for changes: at least two, and an empty one after the last. */
export function fieldCount(changes: readonly Change[]): number {
  const filled = changes.map(({ percent }) => Boolean(percent)).lastIndexOf(true) + 1
  return Math.max(2, filled + 1)
}

/** The list after an edit of one change, without empty ones at the end. */
export function withChange(changes: readonly Change[], index: number, percent: string): readonly Change[] {
  const all = Array.from({ length: Math.max(changes.length, index + 1) }, (_, at) =>
    at === index ? { percent } : { percent: changes[at]?.percent ?? '' },
  )
  return all.slice(0, fieldCount(all) - 1).filter(({ percent }, at, { length }) => at < length - 1 || percent)
}

/** '10' becomes '-10', and '-10' becomes '10'. */
export const flipped = (text: string): string =>
  /^\s*[-−]/.test(text) ? text.replace(/^\s*[-−]/, '') : `-${text.trim()}`
