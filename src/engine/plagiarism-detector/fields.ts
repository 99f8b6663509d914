import { type InputOf, startOf } from '../core/fields/field'
import { text } from '../core/fields/text'

export const fields = {
  /** The text to check. */
  text: text({
    optional: false,
    example:
      'City gardens are small, but they matter to wildlife. Hedgehogs travel up to two kilometers a night in search of food, and a solid fence can cut their route in half. According to a recent survey, a gap the size of a compact disc is enough to let them through. Last spring I sawed an arch into our fence and showed the neighbors why. In conclusion, small changes add up.',
  }),
  /** A second text to compare with. Optional. */
  other: text({
    example:
      'Hedgehogs travel up to two kilometers a night in search of food, and a solid fence can cut their route in half. Gardeners can help: a gap the size of a compact disc is enough to let them through, and leaf piles give them a place to sleep.',
  }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
