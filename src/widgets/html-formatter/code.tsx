import type { CodeReport, LeftCode } from '../../engine/html-formatter/output'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import type { Span } from '../core/editor/highlight'
import { under } from '../core/layouts/pane.css'
import { useWords } from '../core/words/use-words'
import { PlaceRow } from './checks'
import * as css from './code.css'
import type { strings } from './html-formatter.strings'

interface CodeNotesProps {
  readonly code: CodeReport
  readonly html: string
  readonly onShow: (place: Span) => void
}

/** Code that stays as it is: below the result, with the line that can't be read. */
export function CodeNotes({ code, html, onShow }: CodeNotesProps) {
  const { t, locale } = useWords<typeof strings>()
  if (code.left.length === 0) return null
  return (
    <div className={`${under} ${css.left}`}>
      <p>{plural(t.codeLeft, code.left.length, locale)}</p>
      <ul>
        {code.left.map((left) => (
          <li key={`${left.line} ${left.column}`}>
            <PlaceRow
              place={interpolate(t.place, { line: left.line, column: left.column }, locale)}
              isError={false}
              kind={t.warning}
              onPress={() => onShow(placeIn(html, left))}
            >
              {sentenceOf(left, t, locale)}
            </PlaceRow>
          </li>
        ))}
      </ul>
    </div>
  )
}

const languageOf = ({ language }: LeftCode) =>
  language === 'css' ? 'CSS' : language === 'json' ? 'JSON' : 'JavaScript'

/** The parser's message is English, and shown as it is. */
function sentenceOf(left: LeftCode, t: typeof strings, locale: string): string {
  const { message, reason } = left
  const sentence = interpolate(t.left[reason], { language: languageOf(left) }, locale)
  return message ? interpolate(t.because, { sentence, message }, locale) : sentence
}

/** The rest of the line. */
function placeIn(html: string, { line, column }: LeftCode): Span {
  let from = 0
  for (const { index, 0: found } of html.matchAll(/\r\n?|\n/g)) {
    if (line-- <= 1) break
    from = index + found.length
  }
  from += column - 1
  const length = html.slice(from, from + 10_000).search(/[\r\n]/)
  return { from, to: length < 0 ? Math.min(html.length, from + 10_000) : from + length }
}
