import { Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { copyOf, type Summary } from '../core/base/summary'
import { PaneHead } from '../core/layouts/pane'
import { CopyButton } from '../core/output/copy-button'
import { SendTo } from '../core/output/send-to'
import { useWords } from '../core/words/use-words'
import { HighlightedText } from './highlights'
import { MatchList } from './list'
import * as css from './list.css'
import type { Matches } from './matches'
import type { CurrentMatch } from './regex-tester.state'
import type { initialStrings } from './views/initial.strings'

interface ResultsProps {
  readonly found: Matches
  readonly summary: Summary
  /** The pattern and flags that the matches were found with. */
  readonly regex: { readonly pattern: string; readonly flags: string }
  readonly currentMatch: CurrentMatch
  /** The text beside it isn't highlighted, so it's repeated here with its matches. */
  readonly hasText: boolean
}

/** The matches, and where the editor can't show them, the highlighted text. */
export function Results({ found, summary, regex, currentMatch, hasText }: ResultsProps) {
  const { t, locale } = useWords<typeof initialStrings>()
  const notes = notesOn(found, regex, t, locale)
  return (
    <div className={css.results}>
      <div className={css.top}>
        <PaneHead title={t.matches}>
          {found.listed > 0 && (
            <>
              <CopyButton text={() => copyOf(summary)} />
              <SendTo summary={summary} />
            </>
          )}
        </PaneHead>
      </div>
      {notes.length > 0 && (
        <div className={css.notes}>
          {notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </div>
      )}
      {hasText && found.text && <HighlightedText found={found} currentMatch={currentMatch} />}
      {found.listed > 0 && <MatchList found={found} currentMatch={currentMatch} />}
    </div>
  )
}

function notesOn(
  found: Matches,
  { pattern, flags }: ResultsProps['regex'],
  t: typeof initialStrings,
  locale: string,
): string[] {
  const { text, count, listed } = found
  const notes: [isTrue: boolean, note: string][] = [
    [!text, t.noText],
    [text !== '' && !pattern, t.noPattern],
    [text !== '' && pattern !== '' && count === 0, t.noMatch],
    [count === 1 && !flags.includes('g'), t.firstOnly],
    [count > listed, interpolate(t.listed, { n: listed }, locale)],
  ]
  return notes.flatMap(([isTrue, note]) => (isTrue ? note : []))
}
