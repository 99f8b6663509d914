import { useEffect } from 'react'
import { seeded } from '../../engine/core/random'
import {
  alphabets,
  characterKinds,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Kind,
  type Output,
  type Strength,
} from '../../engine/password-generator/password-generator'
import { Answer, Headline, Meaning, Note, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { copyOf } from '../core/base/summary'
import type { ToolProps } from '../core/base/tool-props'
import { Group } from '../core/field-groups/group'
import { Checkbox } from '../core/fields/check'
import { Range } from '../core/fields/number/range'
import { ActionButton, Tool } from '../core/layouts/tool'
import { CopyButton } from '../core/output/copy-button'
import { useTool } from '../core/tool/use-tool'
import * as css from './password-generator.css'
import { strings } from './password-generator.strings'
import { summarize } from './password-generator.summary'

export type PasswordGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function PasswordGenerator(props: PasswordGeneratorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props, { follows: 'once-pressed', evaluateExample })
  const { t, value, begin } = tool
  const chosen = value.characters.split(/\s+/)

  // Shows a password as soon as the tool opens.
  useEffect(begin, [begin])

  const choose = (kind: Kind) => (on: boolean) =>
    tool.update({
      characters: characterKinds.filter((other) => (other === kind ? on : chosen.includes(other))).join(' '),
    })

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="generators"
      inputs={
        <>
          <Range {...tool.field('length')} unit={t.unit} min={4} max={50} />
          <div className={css.kinds}>
            <Group label={t.characters} issue={tool.sentenceAt('characters')} access={tool.accessOf('characters')}>
              {characterKinds.map((kind) => (
                <Checkbox
                  key={kind}
                  label={interpolate(t.kinds[kind], { symbols: alphabets.symbols.slice(0, 3) })}
                  value={chosen.includes(kind)}
                  onChange={choose(kind)}
                />
              ))}
            </Group>
          </div>
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool}>
        {({ password, strength }, summary) => (
          <>
            <div className={css.block}>
              <div className={css.container}>
                <Headline summary={summary} code>
                  {/* The key makes a new password new elements. Text that changed its place would count as a layout shift. */}
                  <Characters key={password} password={password} />
                </Headline>
              </div>
              <CopyButton text={() => copyOf(summary)} className={css.copy} />
            </div>
            <Meaning sentence={summary.sentence} />
            <Meter strength={strength} />
            <Receipt lines={summary.lines} />
          </>
        )}
      </Answer>
      <Note>{t.kept}</Note>
    </Tool>
  )
}

/** Colors digits and symbols differently, so that 0 and O aren't confused. Uses a size that fits on one line if possible. */
function Characters({ password }: { readonly password: string }) {
  const size = ([12, 16, 20, 32] as const).find((max) => password.length <= max)
  return (
    <span className={size && css.sizes[size]} translate="no">
      {password.split(/(\d+|[a-z]+)/i).map((part, index) =>
        part && /^[a-z]/i.test(part) ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
          <span key={index} className={/^\d/.test(part) ? css.digit : css.symbol}>
            {part}
          </span>
        ),
      )}
    </span>
  )
}

const order = Object.keys(css.levels)

/** Seeded, because the prerendered page is the same for everyone. Shown as an example, not as a password to use. */
const evaluateExample = (input: Input) => evaluate(input, { random: seeded(1) })

/** Four bars, filled up to the strength. Hidden from screen readers, because the receipt has the same in words. */
function Meter({ strength }: { readonly strength?: Strength }) {
  const level = order.indexOf(strength ?? '')
  return (
    <svg className={css.meter} width="100%" height="12" aria-hidden="true">
      {order.map((step, index) => (
        <rect
          key={step}
          className={index <= level ? css.levels[strength as Strength] : css.unfilled}
          x={`${index * 25.25}%`}
          width="24.25%"
          height="12"
          rx="6"
        />
      ))}
    </svg>
  )
}
