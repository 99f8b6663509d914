import { type InputOf, startOf } from '../core/fields/field'
import { text } from '../core/fields/text'

export const fields = {
  /** The text to identify. */
  text: text({
    optional: false,
    example: 'The weather was lovely this morning, so we walked along the river with our dog.',
  }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
