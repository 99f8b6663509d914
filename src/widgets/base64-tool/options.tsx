import { useId } from 'react'
import type { Input } from '../../engine/base64-tool/fields'
import { charsets, encodings, isPadded } from '../../engine/base64-tool/names'
import type { Options } from '../../engine/base64-tool/options'
import { secondary, tonal } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { plural } from '../core/base/plural'
import type { FieldProps, ToolState } from '../core/base/tool-props'
import { Checkbox } from '../core/fields/check'
import { ErrorMessage } from '../core/fields/field'
import { Select } from '../core/fields/select'
import * as css from './base64-tool.css'
import { charsetNames, type strings } from './base64-tool.strings'

const SlidersIcon = icon('M2 4.5h7m3 0h2M2 11.5h2m3 0h7M10.5 2.7v3.6M5.5 9.7v3.6')
const SwapIcon = icon('M3 5.5h10L10 2.5M13 10.5H3l3 3')

export interface OptionsTool extends Pick<ToolState, 'locale' | 'accessOf'> {
  readonly t: typeof strings
  readonly value: Input
  field<Name extends keyof Input>(name: Name): FieldProps<Input[Name]>
}

interface EncodingFieldProps {
  readonly tool: OptionsTool
}

/** In the toolbar: Base64, Base32 and so on. */
export function EncodingField({ tool: { t, field } }: EncodingFieldProps) {
  const id = useId()
  const { label, value, access, issue, onChange } = field('encoding')
  if (access === 'hidden') return null
  return (
    <>
      <select
        className={css.encoding}
        aria-label={label}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? id : undefined}
        value={value}
        disabled={access === 'locked'}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {encodings.map((each) => (
          <option key={each} value={each}>
            {t.encodings[each]}
          </option>
        ))}
      </select>
      <ErrorMessage id={id}>{issue}</ErrorMessage>
    </>
  )
}

/** Whether an option isn't what it is at first. */
export const hasOptions = ({ unpadded, wrap, uppercase, charset }: Input): boolean =>
  unpadded || uppercase || wrap !== '' || charset !== 'utf-8'

const optionFields = ['charset', 'wrap', 'unpadded', 'uppercase']

interface OptionsButtonProps {
  readonly tool: OptionsTool
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** In the toolbar: shows the other options. */
export function OptionsButton({ tool: { t, accessOf }, isOpen, onPress }: OptionsButtonProps) {
  if (optionFields.every((name) => accessOf(name) === 'hidden')) return null
  return (
    <button type="button" className={isOpen ? tonal : secondary} aria-expanded={isOpen} onClick={onPress}>
      <span className={css.phoneIcon}>
        <SlidersIcon />
      </span>
      <span className={css.buttonName}>{t.options}</span>
    </button>
  )
}

interface SwapButtonProps {
  readonly tool: OptionsTool
  readonly isFixed: boolean
  readonly onPress: () => void
}

/** In the toolbar: moves the result to the input. */
export const SwapButton = ({ tool: { t }, isFixed, onPress }: SwapButtonProps) => (
  <button type="button" className={secondary} disabled={isFixed} onClick={onPress}>
    <span className={css.phoneIcon}>
      <SwapIcon />
    </span>
    <span className={css.buttonName}>{t.swap}</span>
  </button>
)

interface OptionsRowProps {
  readonly tool: OptionsTool
  readonly options: Options | undefined
  readonly isOpen: boolean
}

/**
 * Above both panes: the options that count for the mode and the encoding. All are in the form, so that a page can hide or
 * lock them.
 */
export function OptionsRow({ tool, options, isOpen }: OptionsRowProps) {
  const { t, field, locale, value } = tool
  const isEncoding = value.mode !== 'decode'
  const wrap = field('wrap')
  const encoding = options?.encoding ?? 'base64'
  const widths = [...new Set(['64', '76']).add(value.wrap.trim())].filter((width) => width !== '')
  const nameOf = (width: string) => {
    if (width === '64' || width === '76') return t.widths[width]
    return /^\d{1,5}$/.test(width) ? plural(t.characters, Number(width), locale) : width
  }
  return (
    <div className={css.options} hidden={!isOpen}>
      <Select {...field('charset')} options={charsets.map((each) => [each, charsetNames[each]])} />
      <div hidden={!isEncoding && !wrap.issue}>
        <Select {...wrap} options={[['', t.widths.none], ...widths.map((width) => [width, nameOf(width)] as const)]} />
      </div>
      <div hidden={!isEncoding || !isPadded(encoding)}>
        <Checkbox {...field('unpadded')} />
      </div>
      <div hidden={!isEncoding || encoding !== 'hex'}>
        <Checkbox {...field('uppercase')} />
      </div>
    </div>
  )
}
