import { useEffect, useRef, useState } from 'react'
import { useLazy } from '../core/base/lazy'
import { showAfterPress } from '../core/base/press'
import { LoadFailed } from '../core/output/load-failed'
import { useWords } from '../core/words/use-words'
import * as css from './ip-lookup.css'
import { lazyParts } from './ip-lookup.state'
import type { strings } from './ip-lookup.strings'
import type { OwnAnswer } from './own-address'

interface OwnAddressesProps {
  /** The services' origins. The defaults are public ones. */
  readonly host4?: string
  readonly host6?: string
}

const versions = [4, 6] as const

/** Asks a service of each version for the visitor's address, once pressed. */
export function OwnAddresses({ host4, host6 }: OwnAddressesProps) {
  const { t } = useWords<typeof strings>()
  const { module: parts, load, failed } = useLazy(lazyParts)
  const [answers, setAnswers] = useState<Partial<Record<4 | 6, OwnAnswer>>>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAnswers({})
    const loaded = await load()
    for (const version of versions)
      void loaded?.fetchOwn(version, { host: version === 4 ? host4 : host6, signal }).then((answer) => {
        if (!signal.aborted) showAfterPress(() => setAnswers((before) => ({ ...before, [version]: answer })))
      })
  }

  return (
    <>
      <button type="button" className={css.both} onClick={ask}>
        {t.ownBoth}
      </button>
      {answers && failed && <LoadFailed onRetry={ask} />}
      {answers && !failed && (
        <dl className={css.pair} aria-live="polite">
          {versions.map((version) => {
            const answer = answers[version]
            return (
              <div key={version}>
                <dt>IPv{version}</dt>
                {answer && parts ? (
                  <parts.OwnAddress version={version} answer={answer} other={answers[version === 4 ? 6 : 4]} />
                ) : (
                  <dd className={css.absent}>{t.asking}</dd>
                )}
              </div>
            )
          })}
        </dl>
      )}
    </>
  )
}
