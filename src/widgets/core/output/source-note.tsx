import type { Source } from '../../../engine/core/source'
import { interpolate } from '../base/strings'
import { formatDate, mediumDate } from '../format/format-date'
import type { sourceStrings } from './source.strings'
import { sources as list } from './source-note.css'

interface SourceNoteProps {
  readonly sources: readonly Source[]
  readonly t: typeof sourceStrings
  readonly locale: string
}

/** Where the facts above come from, each with a link and a date. */
export const SourceNote = ({ sources, t, locale }: SourceNoteProps) => (
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
