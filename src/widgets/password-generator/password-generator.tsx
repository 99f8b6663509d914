import { useEffect } from 'react'
import { seeded } from '../../engine/core/random'
import {
  alphabets,
  characterKinds,
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  type Kind,
  kinds,
  type Output,
  type Strength,
} from '../../engine/password-generator'
import { Group } from '../core/field-groups/group'
import { Checkbox } from '../core/fields/check'
import { Range } from '../core/fields/range'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { Answer, Headline, Line, Note, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import * as css from './password-generator.css'
import { strings } from './password-generator.strings'

export type PasswordGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function PasswordGenerator(props: PasswordGeneratorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { evaluateExample })
  const { t, value, locale, begin } = tool
  const chosen = value.characters.split(/\s+/)
  const bitsOf = ({ entropyBits }: Output) => interpolate(t.bits, { bits: formatNumber(entropyBits, locale, 0, 1) })

  // One is ready when the page is.
  useEffect(begin, [begin])

  const choose = (kind: Kind) => (on: boolean) =>
    tool.update({
      characters: characterKinds.filter((other) => (other === kind ? on : chosen.includes(other))).join(' '),
    })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Range {...tool.field('length')} unit={t.unit} min={4} max={50} locale={locale} />
          <Group label={t.characters} issue={tool.sentenceAt('characters')}>
            {characterKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={interpolate(t.kinds[kind], { symbols: alphabets.symbols.slice(0, 4) })}
                value={chosen.includes(kind)}
                onChange={choose(kind)}
              />
            ))}
          </Group>
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer
        tool={tool}
        say={(output) => interpolate(t.say, { strength: t.strengths[output.strength], bits: bitsOf(output) })}
      >
        {(output) => (
          <>
            <Headline label={t.password} code>
              {output.password}
            </Headline>
            <Meter strength={output.strength} />
            <Receipt>
              <Line label={t.strength}>{t.strengths[output.strength]}</Line>
              <Line label={t.entropy}>{bitsOf(output)}</Line>
            </Receipt>
            <CopyBar tool={tool} text={() => output.password} />
          </>
        )}
      </Answer>
      <Note>{t.kept}</Note>
    </Tool>
  )
}

const order = Object.keys(css.levels)

/** A prerendered page holds no secret: this one is everybody's, and marked as an example. */
const evaluateExample = (input: Input) => evaluate(input, { random: seeded(1) })

/** Four bars, as many filled as the strength is high. The word beside it says the same. */
function Meter({ strength }: { readonly strength?: Strength }) {
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
