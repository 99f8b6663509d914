import { useContext, useMemo } from 'react'
import { type Overrides, withOverrides } from '../base/strings'
import { type Words, WordsContext } from './use-words'

/** Like `useWords`, for a part that's loaded later, with more strings than the tool has at first. */
export function useMoreWords<Strings extends object>(strings: Strings): Words<Strings> {
  const { props, locale } = useContext(WordsContext)
  const own = props.strings as Overrides<Strings> | undefined
  return { t: useMemo(() => withOverrides(strings, own), [strings, own]), locale }
}
