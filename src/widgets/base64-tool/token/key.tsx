import { useEffect, useState } from 'react'
import type { Token } from '../../../engine/base64-tool/jwt'
import { lazy, useLazy } from '../../core/base/lazy'
import { Choice } from '../../core/fields/choice'
import { TextArea } from '../../core/fields/text-area'
import { Verdict as VerdictLine } from '../../core/layouts/pane'
import { LoadFailed } from '../../core/output/load-failed'
import { useWords } from '../../core/words/use-words'
import type { strings } from '../base64-tool.strings'
import type { Verdict } from './signature'
import * as css from './token.css'

const lazySignature = lazy(() => import('./signature'))

/** Milliseconds after the last key. */
const pause = 150

interface SignatureCheckProps {
  readonly token: Token
}

/**
 * A key, and whether the signature was made with it. The key is only in this component's state, so that it's never part of a
 * link, the history or an event.
 */
export function SignatureCheck({ token }: SignatureCheckProps) {
  const { t } = useWords<typeof strings>()
  const [key, setKey] = useState('')
  const [form, setForm] = useState('text')
  const { verdict, failed, retry } = useVerdictOf(token, key, form === 'base64')
  const isHmac = token.algorithm.startsWith('HS')
  return (
    <section className={css.check} aria-label={t.signature}>
      <h3 className={css.title}>{t.signature}</h3>
      <TextArea
        label={isHmac ? t.secret : t.publicKey}
        hint={isHmac ? t.secretHint : t.publicKeyHint}
        code
        value={key}
        onChange={setKey}
      />
      {isHmac && (
        <Choice
          label={t.secretForm}
          value={form}
          onChange={setForm}
          options={[
            ['text', t.text],
            ['base64', t.base64],
          ]}
        />
      )}
      <div className={css.result} role="status">
        {verdict && <VerdictLine good={verdict === 'valid'}>{t.verdicts[verdict]}</VerdictLine>}
      </div>
      {failed && <LoadFailed onRetry={retry} />}
    </section>
  )
}

/** What a verdict belongs to. */
interface Checked {
  readonly token: Token
  readonly key: string
  readonly isBase64: boolean
  readonly verdict: Verdict
}

/** The verdict on a key; undefined while there's none. */
function useVerdictOf(token: Token, key: string, isBase64: boolean) {
  const { load, failed } = useLazy(lazySignature)
  const [known, setKnown] = useState<Checked>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    if (key.trim() === '') return
    let isOld = false
    const timer = setTimeout(async () => {
      const verdict = await (await load())?.checkSignature(token, key, isBase64)
      if (!isOld && verdict) setKnown({ token, key, isBase64, verdict })
    }, pause)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [token, key, isBase64, load, tries])
  const isCurrent = known?.token === token && known.key === key && known.isBase64 === isBase64
  return {
    verdict: isCurrent ? known.verdict : undefined,
    failed: failed && key.trim() !== '',
    retry: () => setTries((before) => before + 1),
  }
}
