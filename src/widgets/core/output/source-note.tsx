import type { Source } from '../../../engine/core/source'
import { interpolate } from '../base/strings'
import { formatDate, mediumDate } from '../format/format-date'
import { useWords } from '../words/use-words'
import type { sourceStrings } from './source.strings'
import { sources as list } from './source-note.css'

interface SourceNoteProps {
  readonly sources: readonly Source[]
}

/** Where the facts above come from, each with a link and a date. */
export function SourceNote({ sources }: SourceNoteProps) {
  const { t, locale } = useWords<typeof sourceStrings>()
  return (
    <ul className={list}>
      {sources.map(({ title, url, date }) => (
        <li key={title}>
          <a href={url} target="_blank" rel="noreferrer">
            {interpolate(t.source, { title, date: formatDate(date, locale, mediumDate) })}
          </a>
        </li>
      ))}
    </ul>
  )
}
