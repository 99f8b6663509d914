import { coreStrings, loadIssues, numberIssues } from '../../../src/widgets/core/base/strings.ts'
import { cell, table } from './markdown.ts'
import type { Described, Words } from './tools.ts'

/** Each text with its key: `issues.missing`. */
function flat(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text, `${path}${key}.`),
  )
}

const shared = new Map(flat({ ...coreStrings, issues: { ...numberIssues, ...loadIssues } }))

const rowsOf = (texts: readonly (readonly [string, string])[]) =>
  table(
    ['Key', 'English'],
    texts.map(([key, text]) => [
      `\`${key}\``,
      cell(text).replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_'),
    ]),
  )

/** The keys of a tool's `strings`, in a collapsed list, without those that all tools share. */
export function textsOf({ strings }: Described): string[] {
  const own = flat(strings).filter(([key, text]) => shared.get(key) !== text)
  return [
    `<details><summary>Texts: the ${own.length} keys of <code>strings</code></summary>`,
    '',
    ...rowsOf(own),
    'And the [shared texts](#shared-texts).',
    '',
    '</details>',
    '',
  ]
}

export const sharedTexts = (): string[] => rowsOf([...shared])
