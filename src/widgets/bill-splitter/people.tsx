import type { Output } from '../../engine/bill-splitter/bill-splitter'
import * as css from './bill-splitter.css'

/** Larger groups have no room for amounts, and after that the picture says no more than the number. */
const most = { withAmounts: 12, shown: 100 }

interface PeopleProps {
  readonly output: Output
  /** What each person pays. If the first ones pay a cent more, that and the others' amount. */
  readonly amounts: readonly string[]
}

/** A picture of each person's share. The receipt below has the same amounts as text. */
export function People({ output: { oddCents, numPeople }, amounts: [more, less = more] }: PeopleProps) {
  if (numPeople > most.shown) return null
  const hasAmounts = numPeople <= most.withAmounts
  return (
    <div className={hasAmounts ? css.people : css.crowd} aria-hidden="true">
      {Array.from({ length: numPeople }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
          key={index}
          className={hasAmounts ? css.person : css.face}
          data-odd={index < oddCents || undefined}
        >
          <PersonIcon size={hasAmounts ? 24 : 16} />
          {hasAmounts && (index < oddCents ? more : less)}
        </span>
      ))}
    </div>
  )
}

const PersonIcon = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="7" r="4.5" />
    <path d="M3 22a9 9 0 0 1 18 0Z" />
  </svg>
)
