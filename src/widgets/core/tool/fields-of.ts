import type { RefObject } from 'react'
import type { Issue } from '../../../engine/core/result'
import type { AnyKinds } from './field-kinds'
import { fieldPropsOf, shownExample } from './field-props'
import { sentenceOf } from './strings'
import type { Engine } from './use-shown-answer'

interface Parameters<Input, Output, Code extends string> {
  readonly engine: Engine<Input, Output, Code, never>
  readonly t: { readonly issues: Readonly<Record<Code, string>> }
  readonly locale: string | undefined
  readonly value: Input
  readonly newest: RefObject<Input>
  readonly issues: { readonly issueAt: (path: string) => Issue<Code> | undefined }
  readonly change: (next: Input, field: string) => void
  readonly leave: (field: string) => void
}

/** The fields as a view needs them, and what is wrong in each. */
export function fieldsOf<Input extends object, Output, Code extends string>({
  engine: { example, kinds },
  locale = 'en-US',
  issues: { issueAt },
  ...rest
}: Parameters<Input, Output, Code>) {
  const sentenceAt = (path: string) => {
    const issue = issueAt(path)
    // A row that the example has not takes what its first row takes.
    const taken = shownExample(example, path.replace(/\.\d+\./, '.0.'), kinds as AnyKinds | undefined, locale)
    return issue && sentenceOf(issue, rest.t.issues, locale, taken)
  }
  return {
    /** What is wrong with the input as a whole. */
    issue: sentenceAt(''),
    issueAt,
    sentenceAt,
    field: fieldPropsOf({ ...rest, locale, kinds: kinds as AnyKinds | undefined, example, sentenceAt }),
  }
}
