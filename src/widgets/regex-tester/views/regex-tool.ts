import type { Result } from '../../../engine/core/result'
import type { Input, Output } from '../../../engine/regex-tester/regex-tester'
import type { GetFieldProps, ToolState } from '../../core/base/tool-props'
import type { Code } from '../regex-tester.client'
import type { initialStrings } from './initial.strings'

/** The parts of the tool that its components need. */
export type RegexTool = ToolState<Output> & {
  readonly t: typeof initialStrings
  readonly value: Input
  readonly field: GetFieldProps<Input>
  update(patch: Partial<Input>): void
  replace(patch: Partial<Input>): void
  readonly result?: Result<Output, Code>
  readonly answeredInput?: Input
}
