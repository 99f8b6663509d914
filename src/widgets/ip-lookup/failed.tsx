import type { Input } from '../../engine/ip-lookup/ip-lookup'
import { evaluateSingle } from '../../engine/ip-lookup/single'
import { Note, Sentence } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { FailedAnswer } from '../core/output/failed-answer'
import { useWords } from '../core/words/use-words'
import { addressLines } from './address-summary'
import { AddressHead } from './ip-lookup.answer'
import * as css from './ip-lookup.css'
import type { Code, FetchReason } from './ip-lookup.service'
import type { strings } from './ip-lookup.strings'
import { Lines } from './lines'

interface FailedLookupProps {
  /** What went wrong. */
  readonly message: string
  readonly issue: { readonly code: Code; readonly values?: Readonly<Record<string, string | number>> }
  /** The input of the failed lookup. */
  readonly input: Input
  readonly onRetry: () => void
}

/** Shown if a lookup fails: the reason, a Try Again button and what the address itself says. */
export function FailedLookup({ message, issue, input, onRetry }: FailedLookupProps) {
  const { t, locale } = useWords<typeof strings>()
  const local = evaluateSingle(input)
  return (
    <div className={css.failed}>
      {local?.ok && (
        <>
          <AddressHead summary={{ label: t.ip, figure: local.value.ip }} version={local.value.version} />
          <Sentence>{t.explained[local.value.scope]}</Sentence>
        </>
      )}
      <FailedAnswer message={message} retry={t.retry} onRetry={onRetry}>
        {reasonOf(issue, t, locale)}
      </FailedAnswer>
      {local?.ok ? (
        <Lines title={t.addressFacts} lines={addressLines(local.value, input.ip, t)} />
      ) : (
        <Note>{t.withoutService}</Note>
      )}
    </div>
  )
}

export function reasonOf({ code, values = {} }: FailedLookupProps['issue'], t: typeof strings, locale: string): string {
  if (code === 'not-an-answer') return t.notAnAnswer
  if (code === 'refused-silently') return t.silentRefusal
  if (code !== 'failed-to-fetch') return t.refusal
  return values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)
}
