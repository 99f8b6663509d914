import { example, exampleCode } from '../pages/home.css'
import { toolPageOf } from '../pages/tool-pages'
import { answerOf, exampleOf } from './examples'

/** The answer to a tool's example, in a small size. A picture if the tool creates one. */
export function LivingExample({ id }: { readonly id: string }) {
  const { picture, isCode } = toolPageOf(id)
  const answer = answerOf(id)
  if (picture && answer) return picture(answer.output)
  const text = exampleOf(id)
  return text ? <span className={isCode ? exampleCode : example}>{text}</span> : null
}
