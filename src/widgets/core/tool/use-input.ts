import { useMemo, useRef, useState } from 'react'
import { isSameInput, normalizeInput } from '../base/record'
import type { ToolProps } from '../base/tool-props'
import { initialIn } from './initial-in'

/** The input: state of the widget, or of the page if it passes `value`. */
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
  /** For handlers that run before the next render. */
  const newest = useRef(start)
  const controlled = useMemo(() => {
    const given = props.value && normalizeInput(initial, props.value)
    // A new but equal object, such as in each render of the page, doesn't cause another render.
    return given && isSameInput(given, newest.current) ? newest.current : given
  }, [initial, props.value])
  const value = controlled ?? own
  newest.current = value

  function set(next: Input): void {
    newest.current = next
    setOwn(next)
  }
  return { value, newest, start, set }
}
