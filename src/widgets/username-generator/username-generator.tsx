import * as engine from '../../engine/username-generator'
import { Answer, Headline, Placeholder } from '../core/answer'
import { Checkbox } from '../core/check'
import { Choice } from '../core/choice'
import { formatNumber } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { fill } from '../core/strings'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import type { CheckAvailability } from './username-generator.availability'
import { firstStrings, type strings } from './username-generator.strings'

export interface UsernameGeneratorProps
  extends ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings> {
  /** Your own check, asked for each name: then availability is real. Without it, it is simulated and said to be. */
  readonly checkAvailability?: CheckAvailability
}

const realChecks: engine.UsernameContext = { checked: true }

/** One for each name. */
const places = Array.from({ length: engine.quantity }, (_, at) => at + 1)

const usePart = partOf(() => import('./username-generator.part'))

export function UsernameGenerator({ checkAvailability, ...props }: UsernameGeneratorProps) {
  const tool = useTool<engine.Input, engine.Output, engine.IssueCode, typeof firstStrings, engine.UsernameContext>(
    engine,
    firstStrings,
    props,
    { context: checkAvailability && realChecks },
  )
  const { t, locale } = tool
  const [part, , failed] = usePart(tool.output)
  const wordsOf = ({ usernames }: engine.Output) => ({ n: usernames.length, first: usernames[0]?.username ?? '' })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('style')} options={Object.entries(t.styles)} />
          <Choice {...tool.field('length')} options={Object.entries(t.lengths)} />
          <Checkbox {...tool.field('numbers')} />
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer
        tool={tool}
        say={(output) => fill(t.say, wordsOf(output), locale)}
        empty={<Placeholder label={t.first} lines={places.map((place) => formatNumber(place, locale))} />}
      >
        {(output) => (
          <>
            <Headline label={t.first}>{part ? part.breakable(wordsOf(output).first) : wordsOf(output).first}</Headline>
            {failed && <NotFetched t={t} />}
            {part && (
              <part.Names output={output} check={checkAvailability} first={t} strings={props.strings} locale={locale} />
            )}
          </>
        )}
      </Answer>
    </Tool>
  )
}
