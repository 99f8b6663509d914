import { Fragment, type ReactNode } from 'react'
import type { FieldProps } from '../core/base/tool-props'
import { NumberField } from '../core/fields/number/number-field'
import { useWords } from '../core/words/use-words'
import * as css from './percentage-calculator.css'

interface SentenceProps {
  /** 'What is {x} of {y}?' */
  readonly template: string
  /** The field for each name, or several. */
  readonly blanks: Readonly<Record<string, ReactNode | readonly ReactNode[]>>
  /** Between several fields: ', then '. */
  readonly between?: string
}

/** A sentence with fields in it. Punctuation stays on the line of the field before it. */
export const BlankSentence = ({ template, blanks, between = ' ' }: SentenceProps) => (
  <div className={css.sentence}>
    {template.split(/(\{\w+\}[^ ]*)/).map((part) => {
      const [, name = '', after] = /^\{(\w+)\}(.*)$/.exec(part) ?? []
      const fields = [blanks[name]].flat()
      const [, comma, gap] = /^([^ ]*)(.*)$/.exec(between) ?? []
      return name
        ? fields.map((field, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are identified by position
            <Fragment key={`${name}${index}`}>
              <div className={css.together}>
                {field}
                {index < fields.length - 1 ? comma : after}
              </div>
              {index < fields.length - 1 && gap}
            </Fragment>
          ))
        : part
    })}
  </div>
)

interface BlankProps {
  readonly field: FieldProps
  readonly isPercent: boolean
  readonly end?: ReactNode
}

/** A field in a sentence, as wide as its number needs. */
export function Blank({ field, isPercent, end }: BlankProps) {
  const { locale } = useWords()
  const size = sizeOf(Math.max(lengthOf(field.value), lengthOf(field.placeholder ?? '')), isPercent, Boolean(end))
  const percent = { notation: { kind: 'percent', locale, currency: undefined } as const }
  return (
    <div className={css.blanks[size]}>
      <NumberField {...field} {...(isPercent ? percent : {})} hideLabel end={end} />
    </div>
  )
}

/** The number of characters of a number with its separators: 5 for '1234', which is shown as '1,234'. */
const lengthOf = (text: string) => text.length + (/\p{Nd}{4}/u.test(text) ? Math.floor(text.length / 3) : 0)

function sizeOf(length: number, isPercent: boolean, hasButton: boolean): keyof typeof css.blanks {
  const rest = (isPercent ? 2 : 0) + (hasButton ? 3 : 0)
  if (length + rest <= 6) return 'short'
  if (hasButton && length <= 3) return 'button'
  return length + rest <= 11 ? 'medium' : 'long'
}
