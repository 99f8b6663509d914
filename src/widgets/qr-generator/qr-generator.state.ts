import { useCallback, useEffect, useState } from 'react'
import { failure, type Result } from '../../engine/core/result'
import { evaluateExample } from '../../engine/qr-generator/example'
import type { Input } from '../../engine/qr-generator/fields'
import type { FormInput, FormIssue, FormKind } from '../../engine/qr-generator/forms'
import type { Output } from '../../engine/qr-generator/output'
import { notLoaded } from '../core/base/fetch-module'
import { useLazy } from '../core/base/lazy'
import { keepDrawn } from './draw/drawn'
import type { Code } from './initial.strings'
import { lazyMaker, lazyParts } from './qr-generator.lazy'

/** `run` makes and tests a code. `load` loads the code that it needs. */
export function useCode(service: string | undefined, logo: ImageBitmap | undefined) {
  const { module, load, failed } = useLazy(lazyMaker)
  const { module: parts, load: loadParts } = useLazy(lazyParts)

  /** Unknown until the engine is loaded, and while a field with an error isn't on the page: it may be in a fold or a form. */
  const evaluate = useCallback(
    (input: Input): Result<Output, Code> => {
      const result = module?.evaluate(input)
      return result?.ok || (result && parts) ? result : failure()
    },
    [module, parts],
  )
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const maker = await load()
      if (!maker) return notLoaded
      const made = await maker.makeCode(input, { service, logo, signal })
      if (!made || signal.aborted) return undefined
      if (made.result.ok) keepDrawn(made.result.value, maker.withSvg(made.result.value, made))
      // The field with an error is on the page before it's shown, also one in a fold or a form.
      else if (made.result.issues.some(({ field }) => field)) await loadParts()
      return signal.aborted ? undefined : made.result
    },
    [load, loadParts, service, logo],
  )
  const readExample = useCallback((input: Input) => evaluateExample(input, module?.lookOf), [module])
  return { evaluate, evaluateExample: readExample, run, failed, load, module }
}

/** Plain text, or a form that produces text. */
export type Kind = 'text' | FormKind

interface Filled {
  readonly text: string
  readonly draft: FormInput
}

interface TextTool {
  readonly value: Input
  readonly locale: string
  /** How often Generate was pressed. */
  readonly presses: number
  readonly update: (patch: Partial<Input>) => void
}

/** The content: plain text, or a form that produces it. */
export function useContent({ value, locale, presses, update }: TextTool) {
  const { module: parts, load, failed } = useLazy(lazyParts)
  const [kind, setKind] = useState<Kind>('text')
  /** Presses in other forms don't count. One while the form's fields load does. */
  const [pressesBefore, setPressesBefore] = useState(presses)
  /** The text and the form fields of each kind, for switching between kinds. */
  const [saved, setSaved] = useState<Partial<Record<Kind, Filled>>>({})
  const draft = saved[kind]?.draft ?? {}
  const context = { locale, now: Date.now() }
  /** A text that may have come from a form before the page was reloaded. */
  const [initialText] = useState(/^(?:mailto|tel|WIFI|SMSTO|BEGIN|geo):/.test(value.text) ? value.text : '')
  useEffect(() => {
    if (initialText) void load()
  }, [initialText, load])

  /** The text from a form, or its errors. Undefined until its fields are loaded. */
  const write = (draft: FormInput): Result<string, FormIssue> | undefined =>
    kind === 'text' ? undefined : parts?.payload(kind, draft, context)

  function fill(draft: FormInput): void {
    const written = write(draft)
    const text = written?.ok ? written.value : ''
    setSaved((before) => ({ ...before, [kind]: { text, draft } }))
    update({ text })
  }

  // Restores the form after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the forms are loaded
  useEffect(() => {
    const filled = initialText && value.text === initialText && parts?.formOf(initialText, context)
    if (!filled) return
    setSaved({ [filled.kind]: { text: initialText, draft: filled.input } })
    setKind(filled.kind)
  }, [parts])

  function choose(next: Kind): void {
    if (next === kind) return
    if (next !== 'text') void load()
    setSaved((before) => ({ ...before, [kind]: { text: value.text, draft } }))
    setKind(next)
    setPressesBefore(presses)
    update({ text: saved[next]?.text ?? '' })
  }
  const form = { kind, draft, written: write(draft), isPressed: presses > pressesBefore, onChange: fill }
  const readTime = (text: string) => parts?.readDayAndTime(text, context)
  return { ...form, choose, readTime, parts, load, failed: failed && kind !== 'text' }
}
