import { useEffect } from 'react'
import * as engine from '../../engine/password-generator'
import { Answer, Headline, Line, Note, Placeholder, Receipt } from '../core/answer'
import { Checkbox } from '../core/check'
import { CopyBar } from '../core/copy-button'
import { formatNumber } from '../core/format'
import { Group } from '../core/group'
import { Range } from '../core/range'
import { fill } from '../core/strings'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { Meter } from './password-generator.meter'
import { strings } from './password-generator.strings'

export type PasswordGeneratorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

export function PasswordGenerator(props: PasswordGeneratorProps) {
  const tool = useTool(engine, strings, props)
  const { t, value, locale, load } = tool
  const chosen = value.characters.split(/\s+/)
  const bitsOf = ({ entropyBits }: engine.Output) => fill(t.bits, { bits: formatNumber(entropyBits, locale, 0, 1) })

  // One is ready when the page is; after the first paint, so that a page made ahead holds no secret.
  useEffect(load, [load])

  const choose = (kind: engine.Kind) => (on: boolean) =>
    tool.update({
      characters: engine.kinds.filter((other) => (other === kind ? on : chosen.includes(other))).join(' '),
    })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Range {...tool.field('length')} unit={t.unit} min={4} max={50} locale={locale} />
          <Group label={t.characters} issue={tool.sentenceAt('characters')}>
            {engine.kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={fill(t.kinds[kind], { symbols: engine.alphabets.symbols.slice(0, 4) })}
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
        say={(output) => fill(t.say, { strength: t.strengths[output.strength], bits: bitsOf(output) })}
        empty={
          <Placeholder code label={t.password} lines={[t.strength, t.entropy]}>
            <Meter />
          </Placeholder>
        }
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
