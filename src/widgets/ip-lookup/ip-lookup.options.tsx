import { evaluate, type Input, isNetworkLike } from '../../engine/ip-lookup'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { TextField } from '../core/fields/field'
import { TextArea } from '../core/fields/text-area'
import { interpolate } from '../core/tool/strings'
import type { FieldProps } from '../core/tool/tool-props'
import type { strings } from './ip-lookup.strings'

interface NetworkOptionsProps {
  readonly field: (name: keyof Input) => FieldProps
  readonly update: (patch: Partial<Input>, field: string) => void
  readonly value: Input
  readonly t: typeof strings
}

/** What can be done with a network: split it, test what it contains, combine it with others. */
export function NetworkOptions({ field, update, value, t }: NetworkOptionsProps) {
  const [addresses, combine] = [field('testAddresses'), field('combine')]
  return (
    <Disclosure summary={t.options} open={isNetworkLike(value.ip)}>
      <Row>
        <TextField
          {...field('split')}
          hint={t.splitHint}
          // The page belongs to the list of the former split.
          onChange={(split) => update({ split, splitPage: '' }, 'split')}
        />
        <TextField {...field('splitPage')} placeholder="1" inputMode="numeric" />
      </Row>
      <TextArea {...addresses} code hint={t.onePerLine} />
      <TextArea {...combine} issue={combine.issue && withLine(combine.issue, value, t)} code hint={t.onePerLine} />
    </Disclosure>
  )
}

/** 'Line 2: The prefix can’t be longer than /32.' */
function withLine(message: string, value: Input, t: typeof strings): string {
  const result = evaluate(value)
  const line = result.ok ? undefined : result.issues.find(({ field }) => field === 'combine')?.at?.line
  return line === undefined ? message : interpolate(t.inLine, { line: String(line), message })
}
