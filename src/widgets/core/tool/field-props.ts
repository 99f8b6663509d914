import type { RefObject } from 'react'
import { valueAt, withValueAt } from './record'
import type { FieldProps } from './tool-props'

/** The props of a control: of a field ('rate'), or of a field in a row ('courses.2.grade'). */
export interface GetFieldProps<Input> {
  /** The label is the string of the same name unless given. */
  <Name extends keyof Input & string>(name: Name, label?: string): FieldProps<Input[Name]>
  (path: `${keyof Input & string}.${number}.${string}`, label: string): FieldProps
}

interface Parameters<Input> {
  readonly t: object
  readonly value: Input
  readonly newest: RefObject<Input>
  /** Its values stand in empty fields, as placeholders. */
  readonly example: Input
  readonly change: (next: Input, field: string) => void
  readonly leave: (field: string) => void
  readonly sentenceAt: (field: string) => string | undefined
}

export function fieldPropsOf<Input extends object>(parameters: Parameters<Input>): GetFieldProps<Input> {
  const { t, value, newest, example, change, leave, sentenceAt } = parameters
  const labels = t as Partial<Record<string, string>>
  return (path: string, label = labels[path] ?? path): FieldProps<never> => ({
    label,
    value: valueAt(value, path) as never,
    onChange: (next: unknown) => change(withValueAt(newest.current, path, next), path),
    onBlur: () => leave(path),
    issue: sentenceAt(path),
    placeholder: textAt(example, path),
  })
}

/** The text of a field; nothing where there is none. */
function textAt(input: object, path: string): string | undefined {
  const text = valueAt(input, path)
  return typeof text === 'string' && text ? text : undefined
}
