import { useMemo, useRef, useState } from 'react'
import { initialIn } from '../units/initial-in'
import { normalizeInput } from './record'
import type { ToolProps } from './tool-props'

/** What was typed: kept here, or by the page where it gives `value`. */
export function useInput<Input extends object>(
  initial: Input,
  props: Pick<ToolProps<Input, unknown, string, unknown>, 'value' | 'defaultValue' | 'locale'>,
) {
  const { defaultValue, locale } = props
  const start = useMemo(
    () => (defaultValue ? normalizeInput(initial, defaultValue) : initialIn(initial, locale)),
    [initial, defaultValue, locale],
  )
  const [own, setOwn] = useState(start)
  const controlled = useMemo(() => props.value && normalizeInput(initial, props.value), [initial, props.value])
  const value = controlled ?? own
  /** For handlers that run before the next render. */
  const newest = useRef(value)
  newest.current = value

  function set(next: Input): void {
    newest.current = next
    setOwn(next)
  }
  return { value, newest, start, set }
}
