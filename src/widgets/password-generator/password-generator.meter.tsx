import type { Strength } from '../../engine/password-generator'
import * as css from './password-generator.css'

const order: readonly Strength[] = ['weak', 'medium', 'strong', 'very-strong']

/** Four bars, as many filled as the strength is high. The word beside it says the same. */
export function Meter({ strength }: { readonly strength?: Strength }) {
  const level = strength ? order.indexOf(strength) : -1
  return (
    <svg className={css.meter} width="100%" height="8" aria-hidden="true">
      {order.map((step, index) => (
        <rect
          key={step}
          className={strength && index <= level ? css.levels[strength] : css.unfilled}
          x={`${index * 25}%`}
          width="24%"
          height="8"
          rx="4"
        />
      ))}
    </svg>
  )
}
