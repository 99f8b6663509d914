import { CopyButton } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import * as css from './ip-lookup.css'
import { reasonOf } from './ip-lookup.failed'
import type { fetchOwn } from './ip-lookup.own-service'
import type { strings } from './ip-lookup.strings'

export type OwnAnswer = Awaited<ReturnType<typeof fetchOwn>>

interface OwnProps {
  readonly version: 4 | 6
  readonly answer: NonNullable<OwnAnswer>
  /** The answer over the other version. */
  readonly other: OwnAnswer
  readonly t: typeof strings
  readonly locale: string
}

/** The visitor's address of one version, or why it's unknown. */
export function OwnAddress({ version, answer, other, t, locale }: OwnProps) {
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
