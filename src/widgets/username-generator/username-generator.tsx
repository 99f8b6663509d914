import { useEffect } from 'react'
import { seeded } from '../../engine/core/random'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  type Output,
  type UsernameContext,
} from '../../engine/username-generator'
import { Checkbox } from '../core/fields/check'
import { Choice } from '../core/fields/choice'
import { Answer } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { Usernames } from './username-generator.answer'
import type { CheckAvailability } from './username-generator.state'
import { strings } from './username-generator.strings'

export interface UsernameGeneratorProps extends ToolProps<Input, Output, IssueCode, typeof strings> {
  /** Your own check, called for each name: then availability is real. Without it, it is simulated and labeled as such. */
  readonly checkAvailability?: CheckAvailability
}

const realChecks: UsernameContext = { checked: true }

const evaluateExample = (input: Input, context: UsernameContext) => evaluate(input, { ...context, random: seeded(1) })

export function UsernameGenerator({ checkAvailability, ...props }: UsernameGeneratorProps) {
  const tool = useTool<Input, Output, IssueCode, typeof strings, UsernameContext>(
    { evaluate, initial, example },
    strings,
    props,
    { context: checkAvailability && realChecks, edits: 'keep', evaluateExample },
  )
  const { t, locale, begin } = tool
  useEffect(begin, [begin])

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
        say={({ usernames }) =>
          interpolate(t.say, { n: usernames.length, first: usernames[0]?.username ?? '' }, locale)
        }
      >
        {(output) => <Usernames output={output} check={checkAvailability} t={t} locale={locale} />}
      </Answer>
    </Tool>
  )
}
