import { evaluate, type Input } from '../../engine/percentage-calculator/percentage-calculator'
import { localize } from '../core/base/field-kinds'
import { interpolate } from '../core/base/strings'
import { Row } from '../core/field-groups/row'
import { ErrorMessage } from '../core/fields/field'
import { NumberField } from '../core/fields/number/number-field'
import { withPercentSign } from '../core/format/format'
import { Blank, BlankSentence } from './blank'
import { fieldCount, flipped, withChange } from './edits'
import * as css from './percentage-calculator.css'
import { type PercentageTool, type QuestionProps, QuestionRow, shownIssue } from './question'
import { percent, sentenceOf } from './sentence'

/** The field of one change. Its button changes the sign, because the number keys of some phones have no minus. */
function changeField({ tool, index, onEdit }: ChangeProps) {
  const { t, locale, value } = tool
  const path = `changes.${index}.percent` as const
  const text = value.changes[index]?.percent ?? ''
  const onChange = (next: string) => {
    const changes = withChange(value.changes, index, next)
    tool.update({ changes }, path)
    onEdit?.({ ...value, changes })
  }
  return {
    ...tool.field(path, interpolate(t.change, { n: index + 1 }, locale)),
    value: text,
    onChange,
    end: (
      <button
        type="button"
        className={css.flip}
        aria-label={t.flip}
        title={t.flip}
        onClick={() => onChange(flipped(text))}
      >
        ±
      </button>
    ),
  }
}

interface ChangeProps {
  readonly tool: PercentageTool
  readonly index: number
  readonly onEdit?: (next: Input) => void
}

/** The form of a chain of changes: its start and each change. An empty field follows the last change. */
export function ChainFields({
  tool,
}: {
  readonly tool: PercentageTool & { sentenceAt(field: string): string | undefined }
}) {
  const { t, value } = tool
  const fields = [
    <NumberField key="start" {...tool.field('start', t.start)} />,
    ...Array.from({ length: fieldCount(value.changes) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: changes are identified by position
      <NumberField key={index} {...changeField({ tool, index })} />
    )),
  ]
  const pairs = Array.from({ length: Math.ceil(fields.length / 2) }, (_, at) => fields.slice(at * 2, at * 2 + 2))
  return (
    <>
      {pairs.map((pair) => (
        <Row key={pair[0]?.key}>{pair}</Row>
      ))}
      <ErrorMessage>{tool.sentenceAt('changes')}</ErrorMessage>
    </>
  )
}

/** A chain of changes as a sentence. */
export function ChainQuestion({ tool, examples, onAnswer }: QuestionProps) {
  const { t, locale, value } = tool
  const answerOf = ({ start, changes }: Pick<Input, 'start' | 'changes'>) =>
    evaluate({ type: 'chain', x: '', y: '', start, changes }, { locale })
  const result = answerOf(value)
  const example = answerOf(examples.chain)
  const isEmpty = !value.start.trim() && value.changes.length === 0
  const issueAt = (path: string, example: string, isPercent = false) =>
    shownIssue(result, { path, example, isPercent }, tool)
  const say = (next: Input) => {
    const answer = answerOf(next)
    onAnswer(answer.ok ? sentenceOf(answer.value, t, locale) : '')
  }

  const start = tool.field('start', t.blanks.x)
  const startExample = localize(examples.chain.start, 'number', locale, true)
  const changes = Array.from({ length: fieldCount(value.changes) }, (_, index) => {
    const { end, ...field } = changeField({ tool, index, onEdit: say })
    const placeholder = localize(examples.chain.changes[index]?.percent ?? '', 'number', locale, true)
    const issue = issueAt(`changes.${index}.percent`, placeholder || startExample, true)
    return <Blank key={field.label} field={{ ...field, placeholder, issue }} isPercent end={end} />
  })
  const blanks = {
    x: (
      <Blank
        field={{
          ...start,
          placeholder: startExample,
          issue: issueAt('start', startExample),
          onChange(text) {
            start.onChange(text)
            say({ ...value, start: text })
          },
        }}
        isPercent={false}
      />
    ),
    y: changes,
  }
  return (
    <QuestionRow
      label={interpolate(t.asks.chain, { x: t.blanks.x, y: withPercentSign(t.blanks.y, locale) })}
      isLocked={tool.accessOf('start') === 'locked' || tool.accessOf('changes') === 'locked'}
      sentence={<BlankSentence template={t.asks.chain} blanks={blanks} between={t.andThen} />}
      result={result}
      example={isEmpty ? example : undefined}
      noteOf={(shown) => interpolate(t.totalChange, { percent: percent(shown.result, locale) })}
      tool={tool}
    >
      <ErrorMessage>{issueAt('changes', startExample)}</ErrorMessage>
    </QuestionRow>
  )
}
