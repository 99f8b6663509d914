import { fromOklch } from '../core/color/oklch'
import { below, type Random, secureRandom } from '../core/random'
import { type Input, initial } from './fields'
import { directions } from './gradient-generator'

/**
 * A random gradient with two or three colors and a random direction. Neighboring hues are 40 to 100 degrees apart in OKLCH,
 * so that there's no gray between them, and each color is lighter than the last.
 */
export function randomGradient(type: string, random: Random = secureRandom): Input {
  const between = (min: number, max: number) => min + below(max - min + 1, random)
  const count = between(2, 3)
  const hue = between(0, 359)
  const step = between(40, 100) * (between(0, 1) ? 1 : -1)
  const stops = Array.from({ length: count }, (_, at) => ({
    color: fromOklch({ l: (between(40, 58) + at * 16) / 100, c: between(12, 22) / 100, h: hue + at * step }),
    position: String((at * 100) / (count - 1)),
  }))
  return { type, direction: directions[below(directions.length, random)] ?? initial.direction, stops }
}
