import { useState } from 'react'
import { answerQuestion, isPercentField, type Question } from '../../engine/percentage-calculator/percentage-calculator'
import { Announcement } from '../core/answer/answer-frame'
import { localize } from '../core/base/field-kinds'
import { interpolate } from '../core/base/strings'
import { Disclosure } from '../core/field-groups/disclosure'
import { withPercentSign } from '../core/format/format'
import { Blank, BlankSentence } from './blank'
import { ChainQuestion } from './chain'
import { questionIn, withQuestion } from './edits'
import * as css from './percentage-calculator.css'
import { type QuestionProps, QuestionRow, shownIssue } from './question'
import { sentenceOf } from './sentence'

/** 'Increase' and 'decrease' are the same question as 'change'. */
const asked = ['percentOf', 'whatPercent', 'whatTotal', 'change', 'discount', 'points', 'difference'] as const

/** Every question as a sentence with blanks. Each is answered while it's filled in. */
export function Questions({ tool, examples }: Omit<QuestionProps, 'onAnswer'>) {
  const { t, props, value, accessOf } = tool
  const [said, setSaid] = useState('')
  const isChainElsewhere = value.type === 'chain' || accessOf('start') === 'hidden' || accessOf('changes') === 'hidden'
  const shared = { tool, examples, onAnswer: setSaid }
  const rows = (
    <>
      <p className={css.questionsHint}>{t.questionsHint}</p>
      {accessOf('questions') !== 'hidden' &&
        asked.map((type) => <NumbersQuestion key={type} type={type} {...shared} />)}
      {!isChainElsewhere && <ChainQuestion {...shared} />}
      <Announcement live>{said}</Announcement>
    </>
  )
  return (
    <div className={css.questions}>
      {props.compact ? (
        <Disclosure summary={t.questions}>{rows}</Disclosure>
      ) : (
        <>
          <p className={css.questionsTitle}>{t.questions}</p>
          {rows}
        </>
      )}
    </div>
  )
}

/** A question with two numbers. */
function NumbersQuestion({
  type,
  tool,
  examples,
  onAnswer,
}: QuestionProps & { readonly type: (typeof asked)[number] }) {
  const { t, locale, value } = tool
  const { index, question } = questionIn(value.questions, type)
  const path = (name: 'x' | 'y') => `questions.${index}.${name}` as const
  const result = answerQuestion(question, { locale }, `questions.${index}.`)
  const example = answerQuestion(examples[type] as Question)
  const isEmpty = !question.x.trim() && !question.y.trim()

  function edit(name: 'x' | 'y', text: string): void {
    const edited = { ...question, [name]: text }
    const answer = answerQuestion(edited, { locale })
    onAnswer(answer.ok ? sentenceOf(answer.value, t, locale) : '')
    tool.update({ questions: withQuestion(value.questions, edited) }, path(name))
  }
  const blank = (name: 'x' | 'y') => {
    const isPercent = isPercentField(type, name)
    const example = localize(examples[type][name], 'number', locale, true)
    const field = {
      ...tool.field(path(name), t.blanks[name]),
      value: question[name],
      placeholder: example,
      issue: shownIssue(result, { path: path(name), isPercent, example }, tool),
      onChange: (text: string) => edit(name, text),
    }
    return <Blank field={field} isPercent={isPercent} />
  }
  const said = (name: 'x' | 'y') =>
    isPercentField(type, name) ? withPercentSign(t.blanks[name], locale) : t.blanks[name]
  const label = interpolate(t.asks[type], { x: said('x'), y: said('y') })

  return (
    <QuestionRow
      label={label}
      isLocked={tool.accessOf('questions') === 'locked'}
      sentence={<BlankSentence template={t.asks[type]} blanks={{ x: blank('x'), y: blank('y') }} />}
      result={result}
      example={isEmpty ? example : undefined}
      tool={tool}
    />
  )
}
