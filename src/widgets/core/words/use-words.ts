import { createContext, useContext } from 'react'
import { coreStrings } from '../base/strings'
import type { ToolState } from '../base/tool-props'

/** What a tool is written in: its strings, and a BCP 47 tag for numbers and dates. */
export interface Words<Strings extends object = object> {
  readonly t: Strings
  readonly locale: string
}

/** Set by the layout, for all parts of its tool. */
export const WordsContext = createContext<Pick<ToolState, 't' | 'locale' | 'props'>>({
  t: coreStrings,
  locale: 'en-US',
  props: {},
})

/** The strings and the locale of the tool that a component is in. `Strings` are the tool's, or some of them. */
export const useWords = <Strings extends object>() => useContext(WordsContext) as Words as Words<Strings>
