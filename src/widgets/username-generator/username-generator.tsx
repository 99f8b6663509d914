import { useEffect, useState } from 'react'
import { seeded } from '../../engine/core/random'
import { fields } from '../../engine/username-generator/fields'
import {
  evaluate,
  type Input,
  type IssueCode,
  type Output,
  type UsernameContext,
} from '../../engine/username-generator/username-generator'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Checkbox } from '../core/fields/check'
import { Choice } from '../core/fields/choice'
import { TextField } from '../core/fields/field'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { Usernames } from './username-generator.answer'
import type { CheckAvailability } from './username-generator.state'
import { strings } from './username-generator.strings'
import { summarize, withPick } from './username-generator.summary'

export interface UsernameGeneratorProps extends ToolProps<Input, Output, IssueCode, typeof strings> {
  /** Checks if a name is available. Without it, availability is simulated and labeled as such. */
  readonly checkAvailability?: CheckAvailability
}

const realChecks: UsernameContext = { checked: true }

const evaluateExample = (input: Input, context: UsernameContext) => evaluate(input, { ...context, random: seeded(1) })

export function UsernameGenerator({ checkAvailability, ...props }: UsernameGeneratorProps) {
  const tool = useTool<Input, Output, IssueCode, typeof strings, UsernameContext>(
    { fields, evaluate, summarize },
    strings,
    props,
    { context: checkAvailability && realChecks, follows: 'never', isDrawn: true, evaluateExample },
  )
  const { t, begin } = tool
  useEffect(begin, [begin])
  const [pick, setPick] = useState<{ readonly of: Output; readonly name: string }>()
  // A pick from an earlier list doesn't count.
  const isPicked = pick !== undefined && pick.of === tool.output
  const summary = tool.summary && isPicked ? withPick(tool.summary, pick.name, t) : tool.summary

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="generators"
      inputs={
        <>
          <TextField {...tool.field('word')} unit={t.optional} placeholder={t.wordExample} />
          {/* In its own row, because four options need the full width. */}
          <div>
            <Choice {...tool.field('style')} options={Object.entries(t.styles)} />
          </div>
          <Choice {...tool.field('length')} options={Object.entries(t.lengths)} />
          <div>
            <Checkbox {...tool.field('numbers')} />
          </div>
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer tool={{ ...tool, summary }}>
        {(output, summary) => (
          <Usernames
            output={output}
            summary={summary}
            onPick={(name) => setPick({ of: output, name })}
            check={checkAvailability}
          />
        )}
      </Answer>
    </Tool>
  )
}
