import type { Input } from '../../engine/ip-lookup/ip-lookup'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { TextField } from '../core/fields/field'
import { TextArea } from '../core/fields/text-area'
import { useWords } from '../core/words/use-words'
import type { strings } from './ip-lookup.strings'

interface NetworkOptionsProps {
  readonly field: (name: keyof Input) => FieldProps
  readonly update: (patch: Partial<Input>, field: string) => void
  readonly isOpen: boolean
  /** The line with the error in the networks to combine. */
  readonly line: number | undefined
}

/** What can be done with a network: split it, test what it contains, combine it with others. */
export function NetworkOptions({ field, update, isOpen, line }: NetworkOptionsProps) {
  const { t } = useWords<typeof strings>()
  const [addresses, combine] = [field('testAddresses'), field('combine')]
  return (
    <Disclosure summary={t.options} open={isOpen}>
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
      <TextArea {...combine} issue={combine.issue && withLine(combine.issue, line, t)} code hint={t.onePerLine} />
    </Disclosure>
  )
}

/** 'Line 2: The prefix can’t be longer than /32.' */
const withLine = (message: string, line: number | undefined, t: typeof strings): string =>
  line === undefined ? message : interpolate(t.inLine, { line: String(line), message })
