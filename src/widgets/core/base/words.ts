import { createContext, useContext, useMemo } from 'react'
import { type Overrides, withOverrides } from './strings'
import type { ToolState } from './tool-props'

/** What a tool is written in: its strings, and a BCP 47 tag for numbers and dates. */
export interface Words<Strings extends object = object> {
  readonly t: Strings
  readonly locale: string
}

/** Set by the layout, for all parts of its tool. */
export const WordsContext = createContext<Pick<ToolState, 't' | 'locale' | 'props'>>({
  t: {},
  locale: 'en-US',
  props: {},
})

/**
 * The strings and the locale of the tool that a component is in. `Strings` are the tool's, or some of them. `defaults`
 * are for those that the tool may not have.
 */
export function useWords<Strings extends object>(defaults?: Strings): Words<Strings> {
  const { t, locale } = useContext(WordsContext)
  return { t: (defaults ? { ...defaults, ...t } : t) as Strings, locale }
}

/** The same for a part that's loaded later, with more strings than the tool has at first. */
export function useMoreWords<Strings extends object>(strings: Strings): Words<Strings> {
  const { props, locale } = useContext(WordsContext)
  const own = props.strings as Overrides<Strings> | undefined
  return { t: useMemo(() => withOverrides(strings, own), [strings, own]), locale }
}
