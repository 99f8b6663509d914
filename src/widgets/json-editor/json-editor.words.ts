import type { Input, Output } from '../../engine/json-editor'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './json-editor.late.strings'
import type { firstStrings } from './json-editor.strings'

/** What the late parts need of the tool. */
export interface Tool {
  readonly t: typeof firstStrings
  readonly locale: string
  readonly props: { readonly strings?: object }
  readonly value: Input
  update(patch: Partial<Input>): void
}

export type Words = typeof firstStrings & typeof lateStrings

/** All sentences, as the page has them. */
export const wordsOf = ({ t, props }: Pick<Tool, 't' | 'props'>): Words => ({
  ...t,
  ...withOverrides(lateStrings, props.strings as Overrides<typeof lateStrings> | undefined),
})

/** A path as it is shown: of one that would fill the screen, its two ends. */
export function pathOf(pointer: string, t: Words): string {
  if (pointer.length > 300) return `${pointer.slice(0, 100)} … ${pointer.slice(-100)}`
  return pointer || t.wholeText
}

/** 'JSON Error: …' with its place, under the text. */
export function errorOf(tool: Tool, { error }: Output): string | undefined {
  if (!error) return undefined
  const t = wordsOf(tool)
  const message = fill(t.faults[error.code], { found: error.found })
  return fill(t.error, { message, line: error.line, column: error.column }, tool.locale)
}
