import type { Converted } from '../../../engine/json-editor/convert/converted'
import { plural } from '../../core/base/plural'
import { useWords } from '../../core/words/use-words'
import type { strings } from '../json-editor.strings'

interface NoteListProps {
  readonly notes: Converted['notes']
  readonly className: string
}

/** What a conversion changed, and what other programs may read differently. */
export function NoteList({ notes, className }: NoteListProps) {
  const { t, locale } = useWords<typeof strings>()
  return (
    <ul className={className}>
      {notes.map(({ note, count }) => (
        <li key={note}>{plural(t.notes[note], count, locale)}</li>
      ))}
    </ul>
  )
}
