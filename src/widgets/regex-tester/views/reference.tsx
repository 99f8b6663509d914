import { explain } from '../../../engine/regex-tester/syntax/explain'
import { parsePattern } from '../../../engine/regex-tester/syntax/parse'
import { type ReferenceToken, reference, type Topic } from '../../../engine/regex-tester/syntax/reference'
import { interpolate } from '../../core/base/strings'
import type { Insertion } from '../../core/editor/code-line'
import { useMoreWords } from '../../core/words/use-more-words'
import { strings } from '../regex-tester.strings'
import { wordsOf } from '../syntax/tokens'
import type { RegexTool } from './regex-tool'
import * as css from './views.css'

interface ReferenceProps {
  readonly tool: RegexTool
  readonly onInsert: (insertion: Insertion) => void
}

/** Tokens by topic. A press inserts one at the caret of the pattern. */
export function Reference({ tool, onInsert }: ReferenceProps) {
  const { t, locale } = useMoreWords(strings)
  const topics = Object.entries(reference) as [Topic, readonly ReferenceToken[]][]
  return (
    <div className={css.scroll}>
      <div className={css.padded}>
        {topics.map(([topic, tokens]) => (
          <section key={topic} aria-label={t.topics[topic]}>
            <h3 className={css.topic}>{t.topics[topic]}</h3>
            <ul className={css.items}>
              {tokens.map((each) => (
                <li key={each.token}>
                  <button
                    type="button"
                    className={css.item}
                    aria-label={`${interpolate(t.insert, { token: each.token }, locale)}: ${meaningOf(each, t, locale)}`}
                    disabled={tool.accessOf('pattern') !== undefined}
                    onClick={() => onInsert({ text: each.token, caret: each.caret ?? each.token.length })}
                  >
                    <code className={css.tokens}>{each.token}</code>
                    <span>
                      {meaningOf(each, t, locale)}
                      {each.flag && (
                        <span className={css.flag}> · {interpolate(t.needsFlag, { flag: each.flag }, locale)}</span>
                      )}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** What the explanation says of its last token, and of what's in a set. */
function meaningOf(each: ReferenceToken, t: typeof strings, locale: string): string {
  if (each.word) return t.explain[each.word]
  const flag = each.flag ?? ''
  const parsed = parsePattern(each.sample ?? each.token, flag)
  const last = parsed.ok ? explain(parsed.pattern, flag).at(-1) : undefined
  if (!last) return ''
  const inside = last.word === 'set' || last.word === 'notSet' ? (last.children ?? []) : []
  const words = inside.map((part) => wordsOf(part, t, locale)).join(', ')
  return words ? `${wordsOf(last, t, locale)}: ${words}` : wordsOf(last, t, locale)
}
