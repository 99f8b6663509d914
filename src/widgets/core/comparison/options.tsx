import type { ReactNode } from 'react'
import { formatPlain } from '../../../engine/core/numbers/number-format'
import { readNumber, readPercent } from '../../../engine/core/numbers/read-number'
import { interpolate } from '../base/strings'
import type { FieldProps, FormTool } from '../base/tool-props'
import { Disclosure } from '../field-groups/disclosure'
import { Rows } from '../field-groups/rows'
import * as field from '../fields/field.css'
import type { compareStrings } from './compare.strings'
import * as css from './options.css'

/** The props of an option's field. Its label defaults to that of the field in option 1. */
export type GetOptionField<Option> = (name: keyof Option & string, label?: string) => FieldProps

interface OptionsProps<Option extends object> {
  readonly tool: Omit<FormTool<{ readonly compare: readonly Option[] }, typeof compareStrings>, 'field'> & {
    field(path: `compare.${number}.${string}`, label: string): FieldProps
  }
  /** A new option. */
  readonly blank: Option
  /** The fields of an option: `row={(field) => <NumberField {...field('rate')} />}`. */
  readonly row: (field: GetOptionField<Option>, index: number) => ReactNode
}

/** Other inputs to compare with, for the list field `compare`. The form above is option 1. */
export function Options<Option extends object>({ tool, blank, row }: OptionsProps<Option>) {
  const { t, locale, value, accessOf } = tool
  const { compare } = value
  const named = (template: string, index: number) => interpolate(template, { n: index + 2 }, locale)
  const fieldIn =
    (index: number): GetOptionField<Option> =>
    (name, label = (t as Partial<Record<string, string>>)[name] ?? name) => {
      const props = tool.field(`compare.${index}.${name}`, label)
      const text = (value as Partial<Record<string, unknown>>)[name]
      return { ...props, placeholder: shownText(text, locale, props.notation?.kind === 'percent') }
    }
  if (accessOf('compare') === 'hidden') return null
  return (
    <Disclosure summary={t.compare} open={compare.length > 0}>
      <Rows
        access={accessOf('compare')}
        label={t.compare}
        block
        least={0}
        count={compare.length}
        add={t.addOption}
        remove={(index) => named(t.removeOption, index)}
        onAdd={() => tool.update({ compare: [...compare, blank] })}
        onRemove={(index) => tool.replace({ compare: compare.filter((_, other) => other !== index) })}
        row={(index) => (
          <div className={css.option}>
            <p className={css.title}>{named(t.option, index)}</p>
            {row(fieldIn(index), index)}
          </div>
        )}
      />
      {compare.length > 0 && <p className={field.hint}>{t.sameAsAbove}</p>}
    </Disclosure>
  )
}

/** What an empty field is the same as: '420,000' for 420000 in option 1, or '20%'. Percent fields have their own sign. */
function shownText(text: unknown, locale: string, isPercent: boolean): string | undefined {
  if (typeof text !== 'string') return undefined
  const number = (isPercent ? readPercent : readNumber)(text, locale)
  return number === undefined ? text : formatPlain(number, locale)
}
