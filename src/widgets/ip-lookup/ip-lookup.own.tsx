import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../core/output/copy-button'
import { afterPress } from '../core/tool/press'
import { interpolate } from '../core/tool/strings'
import * as css from './ip-lookup.css'
import { reasonOf } from './ip-lookup.failed'
import { fetchOwn } from './ip-lookup.service'
import type { strings } from './ip-lookup.strings'

type OwnAnswer = Awaited<ReturnType<typeof fetchOwn>>

interface OwnAddressesProps {
  /** The services' origins. The defaults are public ones. */
  readonly host4?: string
  readonly host6?: string
  readonly t: typeof strings
  readonly locale: string
}

const versions = [4, 6] as const

/** Asks a service of each version for the visitor's address, once pressed. */
export function OwnAddresses({ host4, host6, t, locale }: OwnAddressesProps) {
  const [answers, setAnswers] = useState<Partial<Record<4 | 6, OwnAnswer>>>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function ask(): void {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAnswers({})
    for (const version of versions)
      void fetchOwn(version, { host: version === 4 ? host4 : host6, signal }).then((answer) => {
        if (!signal.aborted) afterPress(() => setAnswers((before) => ({ ...before, [version]: answer })))
      })
  }

  return (
    <>
      <button type="button" className={css.both} onClick={ask}>
        {t.ownBoth}
      </button>
      {answers && (
        <dl className={css.pair} aria-live="polite">
          {versions.map((version) => (
            <div key={version}>
              <dt>IPv{version}</dt>
              <Own
                version={version}
                answer={answers[version]}
                other={answers[version === 4 ? 6 : 4]}
                t={t}
                locale={locale}
              />
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

interface OwnProps extends Pick<OwnAddressesProps, 't' | 'locale'> {
  readonly version: 4 | 6
  readonly answer: OwnAnswer
  /** The answer over the other version. */
  readonly other: OwnAnswer
}

function Own({ version, answer, other, t, locale }: OwnProps) {
  if (!answer) return <dd className={css.absent}>{t.asking}</dd>
  if (answer.ok)
    return (
      <>
        <dd className={css.address}>
          <bdi dir="ltr">{answer.value}</bdi>
        </dd>
        <CopyButton tool={{ t }} label={t.copyAddress} iconOnly text={() => answer.value} />
      </>
    )
  const [issue] = answer.issues
  // If the other service answers, it's not the network as a whole, and nothing blocks the request.
  const isUnreachable = ['offline', 'timeout'].includes(String(issue?.values?.reason)) && other?.ok
  return (
    <dd className={css.absent}>
      {isUnreachable || !issue ? interpolate(t.noConnection, { version: `IPv${version}` }) : reasonOf(issue, t, locale)}
    </dd>
  )
}
