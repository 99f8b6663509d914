import type { ReactNode } from 'react'
import { SwapIcon } from './icons'
import { step } from './step.css'
import * as css from './swapped.css'

/** Two fields that can change places. */
export function Swapped({
  label,
  onSwap,
  children,
}: {
  readonly label: string
  readonly onSwap: () => void
  readonly children: readonly [ReactNode, ReactNode]
}) {
  return (
    <div className={css.swapped}>
      {children[0]}
      <button type="button" className={step} aria-label={label} title={label} onClick={onSwap}>
        <SwapIcon />
      </button>
      {children[1]}
    </div>
  )
}
