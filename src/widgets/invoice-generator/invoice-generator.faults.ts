import { useState } from 'react'
import type { Input, Item, Output } from '../../engine/invoice-generator'
import { sentenceOf } from '../core/strings'
import type { FieldProps } from '../core/tool-props'
import type { firstStrings } from './invoice-generator.strings'

type Path = Exclude<keyof Input, 'items'> | `items.${number}.${keyof Item}`

interface Told {
  readonly output: Output | undefined
  readonly t: typeof firstStrings
  readonly locale: string
  /** The tool's own, for a field by its path. */
  readonly field: (path: 'notes', label?: string) => FieldProps
}

/** What is at fault stops nothing here: it counts as 0 or is left off, and its field says so. */
export function useFaults({ output, t, locale, field: own }: Told) {
  /** Fields that were left empty: that they count as 0 is said there, and not before. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const faults = new Map(output?.faults.map((fault) => [fault.field, fault]))

  function sentenceAt(path: string): string | undefined {
    const fault = faults.get(path)
    if (!fault || (fault.code === 'missing' && !left.has(path))) return undefined
    const sentence = sentenceOf(fault, t.issues, locale)
    return /date|missing/.test(fault.code) ? sentence : `${sentence} ${t.until}`
  }

  function field(path: Path, label?: string): FieldProps {
    const props = own(path as 'notes', label)
    return {
      ...props,
      issue: sentenceAt(path),
      onBlur() {
        props.onBlur?.()
        if (!props.value.trim()) setLeft((before) => new Set([...before, path]))
      },
    }
  }

  return { field, sentenceAt }
}
