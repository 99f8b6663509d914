import { useWords } from '../core/words/use-words'
import * as css from './answer.css'
import type { strings } from './json-editor.strings'

/** A key or string in which there are letters of a right-to-left script, such as Arabic. */
const rightToLeft = /([^/[\]'"]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc][^/[\]'"]*)/

interface PathProps {
  readonly path: string
}

/** The steps of a path from left to right, whatever script they're in. */
export function Steps({ path }: PathProps) {
  const { t } = useWords<typeof strings>()
  const parts = shownPath(path, t).split(rightToLeft)
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no state
  return parts.map((part, at) => (at % 2 ? <bdi key={at}>{part}</bdi> : part))
}

export const Path = (props: PathProps) => (
  <code className={css.code}>
    <Steps {...props} />
  </code>
)

/** Code where there can be no elements, such as in the sentence `around`: with Unicode's isolates, if needed. */
export function codeIn(around: string, code: string): string {
  if (!rightToLeft.test(around + code)) return code
  const parts = code.split(rightToLeft).map((part, at) => (at % 2 ? `\u2068${part}\u2069` : part))
  return `\u2066${parts.join('')}\u2069`
}

/** Very long paths are shortened in the middle. */
export function shownPath(path: string, t: typeof strings): string {
  if (path.length > 300) return `${path.slice(0, 100)} … ${path.slice(-100)}`
  return path || t.wholeText
}
