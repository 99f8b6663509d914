import { Fragment } from 'react'
import { interpolate } from '../core/base/strings'
import { CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import { reasonOf } from './failed'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import type { fetchOwn } from './own-service'

export type OwnAnswer = Awaited<ReturnType<typeof fetchOwn>>

interface OwnProps {
  readonly version: 4 | 6
  readonly answer: NonNullable<OwnAnswer>
  /** The answer over the other version. */
  readonly other: OwnAnswer
}

/** The visitor's address of one version, or why it's unknown. */
export function OwnAddress({ version, answer, other }: OwnProps) {
  const { t, locale } = useWords<typeof strings>()
  if (answer.ok)
    return (
      <>
        <dd className={css.address}>
          <bdi dir="ltr">{inGroups(answer.value)}</bdi>
        </dd>
        <CopyButton label={t.copyAddress} iconOnly text={() => answer.value} />
      </>
    )
  const reason = reasonIn(answer, t, locale)
  // If the other service answers, it's not the network as a whole, and nothing blocks the request.
  const hasNoConnection = other?.ok && isUnreachable(answer)
  const isSaid = version === 6 && other && reasonIn(other, t, locale) === reason
  return (
    <dd className={css.absent}>
      {hasNoConnection ? interpolate(t.noConnection, { version: `IPv${version}` }) : isSaid ? t.noneEither : reason}
    </dd>
  )
}

const isUnreachable = (answer: NonNullable<OwnAnswer>) =>
  !answer.ok && ['offline', 'timeout'].includes(String(answer.issues[0]?.values?.reason))

const reasonIn = (answer: NonNullable<OwnAnswer>, t: typeof strings, locale: string): string =>
  answer.ok || !answer.issues[0] ? '' : reasonOf(answer.issues[0], t, locale)

/** Lines break between the groups of an IPv6 address. */
const inGroups = (address: string) =>
  address.split(/(?<=:)/).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a group
    <Fragment key={index}>
      <wbr />
      {group}
    </Fragment>
  ))
