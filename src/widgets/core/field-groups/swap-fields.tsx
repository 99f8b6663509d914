import type { ReactNode } from 'react'
import { icon } from '../base/icons'
import type { Access } from '../base/tool-props'
import { step } from '../fields/step-button.css'
import * as css from './swap-fields.css'

const SwapIcon = icon('M2 5.5h11l-3-3M14 10.5H3l3 3')

/** The change when an option is chosen. Choosing the other field's option swaps the two. */
export function chooseIn<Choice extends string>(
  pair: { readonly from: Choice; readonly to: Choice },
  field: 'from' | 'to',
  choice: Choice,
) {
  const other = field === 'from' ? 'to' : 'from'
  return choice === pair[other] ? { from: pair.to, to: pair.from } : { [field]: choice }
}

/** Two fields that can be swapped, one below the other. */
export function SwapFields({
  label,
  onSwap,
  access = [],
  children,
}: {
  readonly label: string
  readonly onSwap: () => void
  /** Those of both fields. If the page has hidden or locked one, they can't be swapped. */
  readonly access?: readonly Access[]
  readonly children: readonly [ReactNode, ReactNode]
}) {
  return (
    <div className={css.swapped}>
      {children[0]}
      {access.every((each) => each === undefined) && (
        <button type="button" className={step} aria-label={label} title={label} onClick={onSwap}>
          <SwapIcon />
        </button>
      )}
      {children[1]}
    </div>
  )
}
