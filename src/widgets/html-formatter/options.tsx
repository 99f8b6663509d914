import { commentModes, type Input, initial } from '../../engine/html-formatter/fields'
import { isAnyOn, type Rule, rulesOf } from '../../engine/html-formatter/rules'
import { tonal } from '../core/base/button.css'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { Checkbox } from '../core/fields/check'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import type { strings } from './html-formatter.strings'
import * as css from './options.css'

/** The options with a checkbox, and what they save. */
const switches = [
  ['removeAttributeQuotes', 'quotes'],
  ['collapseBooleanAttributes', 'booleans'],
  ['removeRedundantAttributes', 'redundant'],
  ['removeEmptyAttributes', 'empty'],
  ['removeOptionalTags', 'optionalTags'],
  ['minifyCss', 'css'],
  ['minifyJs', 'js'],
] as const satisfies readonly (readonly [keyof Input, Rule])[]

/** All options, without comments that someone may need. */
const everything: Partial<Input> = {
  removeComments: 'most',
  ...Object.fromEntries(switches.map(([option]) => [option, true])),
}
const nothing = Object.fromEntries(
  ['removeComments', ...switches.map(([option]) => option)].map((option) => [option, initial[option as keyof Input]]),
)

interface OptionsProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    readonly value: Input
    field(name: 'removeComments'): FieldProps
    field(name: (typeof switches)[number][0]): FieldProps<boolean>
    update(patch: Partial<Input>): void
    accessOf(field: string): unknown
  }
  /** The bytes that each option saved in the current text. */
  readonly saved: Readonly<Record<Rule, number>> | undefined
}

/** What minifying removes besides whitespace, and how much each of it saves. */
export function MinifyOptions({ tool, saved }: OptionsProps) {
  const { t, locale, value } = tool
  const count = switches.filter(([option]) => value[option] === true).length + (value.removeComments === 'keep' ? 0 : 1)
  const hintOf = (rule: Rule, isOn: boolean) =>
    saved && isOn ? interpolate(t.saves, { bytes: plural(t.bytes, saved[rule], locale) }, locale) : undefined
  const isOpen = isAnyOn(rulesOf(value))
  return (
    // Every field is in the form, so that a page can hide or lock it.
    <div className={css.fold} hidden={value.mode !== 'minify'}>
      <Disclosure
        summary={t.options}
        content={count === 0 ? t.whitespaceOnly : interpolate(t.optionsOn, { count: formatNumber(count, locale) })}
        open={isOpen}
      >
        <div className={css.first}>
          <button type="button" className={tonal} onClick={() => tool.update(everything)}>
            {t.selectAll}
          </button>
          <button type="button" className={tonal} disabled={count === 0} onClick={() => tool.update(nothing)}>
            {t.whitespaceOnly}
          </button>
          <Select
            {...tool.field('removeComments')}
            hint={hintOf('comments', value.removeComments !== 'keep')}
            options={commentModes.map((mode) => [mode, t.comments[mode]])}
          />
        </div>
        <div className={css.options}>
          {switches.map(([option, rule]) => (
            <Checkbox key={option} {...tool.field(option)} hint={hintOf(rule, value[option] === true)} />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
