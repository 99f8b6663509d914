import { useDeferredValue, useId, useMemo } from 'react'
import { DoneIcon } from '../core/base/icons'
import { plural } from '../core/base/plural'
import type { Status } from '../core/base/tool-props'
import { useWords } from '../core/words/use-words'
import * as css from './regex-tester.css'
import type { initialStrings } from './views/initial.strings'

interface StatusBarProps {
  /** The number of matches as a sentence. Undefined if there's none yet. */
  readonly said: string | undefined
  /** How many tests have passed. */
  readonly saidOfTests: string | undefined
  readonly count: number
  readonly status: Status
  /** The pattern is invalid, or matching is running, was stopped or failed. It's said elsewhere. */
  readonly isSilent: boolean
  readonly text: string
}

/** Below both panes: the number of matches, and the size of the text. */
export function StatusBar({ said, saidOfTests, count, status, isSilent, text }: StatusBarProps) {
  const { t, locale } = useWords<typeof initialStrings>()
  const counted = useDeferredValue(text)
  const { lines, characters } = useMemo(() => sizeOf(counted), [counted])
  return (
    <>
      {said && !isSilent && (
        <p className={status === 'current' && count > 0 ? css.outcome.found : css.outcome.none}>
          {count > 0 && <DoneIcon />}
          {said}
        </p>
      )}
      {saidOfTests && <p className={css.outcome.none}>{saidOfTests}</p>}
      <span className={css.sizes}>
        <span>{plural(t.sizes.lines, lines, locale)}</span>
        <span>{plural(t.sizes.characters, characters, locale)}</span>
      </span>
    </>
  )
}

/** In one pass, because a text may have 10 MB. CRLF ends one line, and a surrogate pair is one character. */
function sizeOf(text: string): { lines: number; characters: number } {
  let lines = text ? 1 : 0
  let pairs = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) lines++
    else if (unit >= 0xdc00 && unit < 0xe000 && isHigh(text.charCodeAt(at - 1))) pairs++
  }
  return { lines, characters: text.length - pairs }
}

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00

interface PresetsProps {
  /** The pattern that's in the fields. */
  readonly current: string | undefined
  readonly onChoose: (id: string) => void
}

/** A click fills in the pattern and flags, and the text unless the user typed one. */
export function Presets({ current, onChoose }: PresetsProps) {
  const { t } = useWords<typeof initialStrings>()
  const id = useId()
  return (
    <fieldset className={css.presets} aria-labelledby={id}>
      <span id={id}>{t.presets}</span>
      {Object.entries(t.presetNames).map(([id, name]) => (
        <button
          key={id}
          type="button"
          className={css.preset}
          aria-current={id === current || undefined}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
