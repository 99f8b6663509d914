import { useMemo } from 'react'
import type { Input } from '../../engine/base64-tool/fields'
import { betterEncoding, guess } from '../../engine/base64-tool/guess'
import type { Options } from '../../engine/base64-tool/options'
import { tonal } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import { useWords } from '../core/words/use-words'
import * as css from './base64-tool.css'
import type { strings } from './base64-tool.strings'

interface Suggestion {
  readonly words: string
  readonly button: string
  readonly change: Partial<Input>
}

/** What to do with a text that's encoded already, or encoded differently from what was chosen. */
function suggestionFor(text: string, options: Options, t: typeof strings): Suggestion | undefined {
  const { isEncoding, encoding, charset } = options
  const looksLike = (name: string) => interpolate(t.looksLike, { name })
  const found = guess(text)
  const isSpecial = found && ['basic', 'jwt', 'data-uri'].includes(found.guess)
  if (found && (isEncoding || found.guess === 'basic' || (isSpecial && !encoding.startsWith('base64')))) {
    const change = { mode: 'decode', encoding: found.encoding, text: found.text }
    return { words: looksLike(t.guesses[found.guess]), button: t.decodeIt, change }
  }
  if (isEncoding || isSpecial) return undefined
  const better = betterEncoding(text, encoding, charset)
  if (!better) return undefined
  const name = t.encodings[better]
  return { words: looksLike(name), button: interpolate(t.decodeAs, { name }), change: { encoding: better } }
}

interface SuggestionLineProps {
  readonly text: string
  readonly options: Options | undefined
  readonly onAccept: (change: Partial<Input>) => void
}

/** In the status line: 'This looks like Base64.' and a button. */
export function SuggestionLine({ text, options, onAccept }: SuggestionLineProps) {
  const { t } = useWords<typeof strings>()
  const suggestion = useMemo(() => options && suggestionFor(text, options, t), [text, options, t])
  if (!suggestion) return null
  return (
    <p className={css.suggestion} role="status">
      {suggestion.words}
      <button type="button" className={tonal} onClick={() => onAccept(suggestion.change)}>
        {suggestion.button}
      </button>
    </p>
  )
}
