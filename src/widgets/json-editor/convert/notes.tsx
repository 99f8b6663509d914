import type { Converted } from '../../../engine/json-editor/convert/converted'
import { plural } from '../../core/base/plural'
import type { strings } from '../json-editor.strings'

interface NoteListProps {
  readonly notes: Converted['notes']
  readonly t: typeof strings
  readonly locale: string
  readonly className: string
}

/** What a conversion changed, and what other programs may read differently. */
export const NoteList = ({ notes, t, locale, className }: NoteListProps) => (
  <ul className={className}>
    {notes.map(({ note, count }) => (
      <li key={note}>{plural(t.notes[note], count, locale)}</li>
    ))}
  </ul>
)
