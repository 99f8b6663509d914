import type { Strength } from '../../engine/password-generator'
import * as css from './password-generator.css'

const order = Object.keys(css.levels)

/** Four bars, as many filled as the strength is high. The word beside it says the same. */
export function Meter({ strength }: { readonly strength?: Strength }) {
  const level = order.indexOf(strength ?? '')
  return (
    <svg className={css.meter} width="100%" height="8" aria-hidden="true">
      {order.map((step, index) => (
        <rect
          key={step}
          className={index <= level ? css.levels[strength as Strength] : css.unfilled}
          x={`${index * 25}%`}
          width="24%"
          height="8"
          rx="4"
        />
      ))}
    </svg>
  )
}
