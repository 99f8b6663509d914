import type { ReactNode } from 'react'
import { Disclosure } from '../field-groups/disclosure'
import { Rows } from '../field-groups/rows'
import * as field from '../fields/field.css'
import type { FormTool } from '../tool/field-props'
import { interpolate } from '../tool/strings'
import type { compareStrings } from './compare.strings'
import * as css from './options.css'

interface OptionsProps<Option extends object> {
  readonly tool: Omit<FormTool<{ readonly compare: readonly Option[] }, typeof compareStrings>, 'field'>
  /** A new option. */
  readonly blank: Option
  /** The fields of an option: `tool.field(`compare.${index}.rate`, t.rate)`. */
  readonly row: (index: number) => ReactNode
}

/** Other inputs to compare with, for the list field `compare`. The form above is option 1. */
export function Options<Option extends object>({ tool, blank, row }: OptionsProps<Option>) {
  const { t, locale, value, accessOf } = tool
  const { compare } = value
  const named = (template: string, index: number) => interpolate(template, { n: index + 2 }, locale)
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
            {row(index)}
          </div>
        )}
      />
      {compare.length > 0 && <p className={field.hint}>{t.sameAsAbove}</p>}
    </Disclosure>
  )
}
