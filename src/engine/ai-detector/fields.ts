import { type InputOf, startOf } from '../core/fields/field'
import { text } from '../core/fields/text'

export const fields = {
  /** The text to check. */
  text: text({
    optional: false,
    example: [
      'Remote work has changed the way many teams share knowledge. It is important to note that written updates now replace several hallway conversations. Furthermore, people facilitate decisions through documents rather than meetings, which makes a clear summary crucial for everyone who joins later.',
      'In my experience, that works well as long as the documents stay short. The real problem is search. If the decision from last month is lost, the team makes it again, and I think a simple index helps more than another comprehensive platform.',
    ].join('\n\n'),
  }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
