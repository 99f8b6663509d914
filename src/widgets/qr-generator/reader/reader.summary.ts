import type { Content } from '../../../engine/qr-generator/content'
import type { FormKind } from '../../../engine/qr-generator/forms'
import type { Summary } from '../../core/base/summary'
import type { strings } from '../qr-generator.strings'

/** What a code holds: its text, and the fields of a form. */
export function summarizeFound(text: string, { kind, fields }: Content, t: typeof strings): Summary {
  const labels: Readonly<Record<string, string>> = kind === 'text' ? {} : t.fields[kind as FormKind]
  const shown = kind === 'url' ? [] : Object.entries(fields)
  return {
    label: `${t.reader.found} · ${t.kinds[kind]}`,
    figure: text,
    lines: shown.map(([name, value]) => ({ label: labels[name] ?? name, text: wordsFor(name, value, t) })),
    text,
    sends: [{ kind: 'text', text }],
  }
}

/** A network's security and a checkbox, in words. */
function wordsFor(name: string, value: string, t: typeof strings): string {
  if (name === 'security') return t.securities[value as keyof typeof t.securities] ?? value
  return name === 'hidden' ? '✓' : value
}
