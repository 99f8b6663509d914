import { fromOklch } from '../core/color/oklch'
import { below, type Random, secureRandom } from '../core/random'

/** A random base color, neither gray nor very dark or light: '#7a4fd0'. */
export function randomBase(random: Random = secureRandom): string {
  const between = (min: number, max: number) => min + below(max - min + 1, random)
  return fromOklch({ l: between(45, 72) / 100, c: between(11, 20) / 100, h: between(0, 359) })
}
