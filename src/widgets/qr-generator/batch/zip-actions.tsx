import { primary, tonal } from '../../core/base/button.css'
import { plural } from '../../core/base/plural'
import { interpolate } from '../../core/base/strings'
import { ErrorMessage } from '../../core/fields/field'
import { useMoreWords } from '../../core/words/use-more-words'
import * as css from '../qr-generator.css'
import { strings } from '../qr-generator.strings'
import type { useZip } from './zip'

interface ZipActionsProps {
  readonly zip: ReturnType<typeof useZip>
  /** How many codes there are to create. */
  readonly count: number
}

/** The button that creates the ZIP, its progress with Stop, and what came of it. */
export function ZipActions({ zip: { state, start, stop }, count }: ZipActionsProps) {
  const { t, locale } = useMoreWords(strings)
  return (
    <>
      {state.phase === 'working' ? (
        <div className={css.working}>
          <progress className={css.progress} value={state.done} max={count} aria-label={t.working} />
          <span>{interpolate(t.batch.creating, { done: state.done, all: count }, locale)}</span>
          <button type="button" className={tonal} onClick={stop}>
            {t.batch.stop}
          </button>
        </div>
      ) : (
        <button type="button" className={primary} disabled={count === 0} onClick={() => void start()}>
          {t.batch.create}
        </button>
      )}
      <div role="status">
        {state.phase === 'done' && <p className={css.said}>{plural(t.batch.done, state.files, locale)}</p>}
        {state.phase === 'stopped' && <p className={css.said}>{t.batch.stopped}</p>}
        {state.phase === 'failed' && <ErrorMessage>{t.fileFailed}</ErrorMessage>}
        {state.phase === 'done' && state.unread.length > 0 && (
          <ErrorMessage>
            {interpolate(t.batch.unread, { names: state.unread.slice(0, 20).join(', ') }, locale)}
          </ErrorMessage>
        )}
      </div>
    </>
  )
}
