import { useMemo, useState } from 'react'
import { codeFor } from '../../../engine/regex-tester/flavors/code'
import { type FlavorNote, isBlocking } from '../../../engine/regex-tester/flavors/notes'
import { type Target, targets } from '../../../engine/regex-tester/flavors/targets'
import { Note } from '../../core/answer/answer'
import { ErrorIcon, icon } from '../../core/base/icons'
import { interpolate } from '../../core/base/strings'
import type { Mark } from '../../core/editor/highlight'
import { Select } from '../../core/fields/select'
import { CopyButton } from '../../core/output/copy-button'
import { useMoreWords } from '../../core/words/use-more-words'
import { strings } from '../regex-tester.strings'
import * as css from './views.css'

/** Names, not words: the same in every language. */
const languages: Readonly<Record<Target, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP (PCRE2)',
  go: 'Go (RE2)',
  java: 'Java',
  csharp: 'C#',
  ruby: 'Ruby',
  rust: 'Rust',
}

const NoteIcon = icon('M8 7v4.5M8 4.5h.01M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13')

interface CodeViewProps {
  readonly regex: { readonly pattern: string; readonly flags: string }
  readonly onMark: (marks: readonly Mark[]) => void
}

/** The pattern in a program, and what's different about it in that language. */
export function CodeView({ regex, onMark }: CodeViewProps) {
  const { t, locale } = useMoreWords(strings)
  const { pattern, flags } = regex
  const [target, setTarget] = useState<Target>('python')
  const code = useMemo(() => codeFor(pattern, flags, target), [pattern, flags, target])
  const language = languages[target]
  const note = pattern === '' ? t.codeEmpty : code ? undefined : t.codeInvalid
  return (
    <div className={css.scroll}>
      <div className={css.padded}>
        <Select
          label={t.language}
          value={target}
          onChange={(chosen) => setTarget(chosen as Target)}
          options={targets.map((each) => [each, languages[each]] as const)}
          access={undefined}
        />
        {note && <Note>{note}</Note>}
        {code && pattern !== '' && (
          <>
            <p className={code.isPossible ? css.outcome : css.impossible}>
              {!code.isPossible && interpolate(t.codeImpossible, { language }, locale)}
              {code.notes.length === 0 && target !== 'javascript' && interpolate(t.codeSame, { language }, locale)}
            </p>
            <Notes notes={code.notes} regex={regex} onMark={onMark} />
            {code.isPossible && (
              <>
                <pre className={css.program}>{code.code}</pre>
                <div>
                  <CopyButton label={t.copyCode} text={() => code.code} />
                </div>
              </>
            )}
            <p>
              <a href={code.source} target="_blank" rel="noreferrer">
                {interpolate(t.codeSource, { language }, locale)}
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** Tokens shown per note. */
const shownTokens = 3

function Notes({ notes, regex, onMark }: CodeViewProps & { readonly notes: readonly FlavorNote[] }) {
  const { t, locale } = useMoreWords(strings)
  if (notes.length === 0) return null
  const mark = ({ places }: FlavorNote) => onMark(places.map((place) => ({ ...place, kind: 'current' })))
  return (
    <ul className={css.notes}>
      {notes.map((note) => {
        const tokens = [...new Set(note.places.map(({ from, to }) => regex.pattern.slice(from, to)))].slice(
          0,
          shownTokens,
        )
        const blocks = isBlocking(note.code)
        return (
          <li key={note.code} className={css.note} onPointerEnter={() => mark(note)} onPointerLeave={() => onMark([])}>
            <span className={blocks ? css.blocking : css.sign}>{blocks ? <ErrorIcon /> : <NoteIcon />}</span>
            <span>
              {tokens.map((token) => (
                <code key={token} className={css.tokens}>
                  {token.length > 40 ? `${token.slice(0, 30)}…` : token}
                </code>
              ))}
              {interpolate(t.flavor[note.code], note.values ?? {}, locale)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
