import { useCallback, useEffect, useState } from 'react'
import { failure, type Result } from '../../engine/core/result'
import type { Output } from '../../engine/qr-generator'
import type { FormInput, FormIssue, FormKind } from '../../engine/qr-generator/forms'
import type { Input } from '../../engine/qr-generator/input'
import { lazy, notLoaded, useLazy } from '../core/loading/lazy'
import type { Code } from './qr-generator.make'

/** The engine with its encoder, and the decoder: fetched with the first code. */
const lazyMaker = lazy(() => import('./qr-generator.make'))

/** `run` makes a code and reads it back; `image` is the picture of a service; `load` fetches what they need. */
export function useCode(service: string | undefined) {
  const { module, load, failed } = useLazy(lazyMaker)
  const [image, setImage] = useState<Blob>()

  /** The engine's, for a field that is left; before the first code was made, no field is judged. */
  const evaluate = useCallback((input: Input): Result<Output, Code> => module?.evaluate(input) ?? failure(), [module])
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const maker = await load()
      if (!maker) return notLoaded
      const made = await maker.makeCode(input, service, signal)
      if (!made || signal.aborted) return undefined
      setImage(made.image)
      return made.result
    },
    [load, service],
  )
  return { evaluate, run, failed, image, load, readAsHex: module?.readAsHex }
}

const lazyWriter = lazy(() => import('./qr-generator.writer'))

/** A text, or a form that writes one. */
export type Kind = 'text' | FormKind

interface Filled {
  readonly text: string
  readonly draft: FormInput
}

interface TextTool {
  readonly value: Input
  readonly locale: string
  readonly update: (patch: Partial<Input>) => void
}

/** What the code says: a text, or one of the forms that write it. */
export function useContent({ value, locale, update }: TextTool) {
  const { module: writer, load, failed } = useLazy(lazyWriter)
  const [kind, setKind] = useState<Kind>('text')
  /** What each kind holds while another is shown: its text, and what its form was filled with. */
  const [kept, setKept] = useState<Partial<Record<Kind, Filled>>>({})
  const draft = kept[kind]?.draft ?? {}
  const context = { locale, now: Date.now() }
  /** What a form may have written before a reload. */
  const [start] = useState(/^(?:mailto|tel|WIFI|SMSTO|BEGIN|geo):/.test(value.text) ? value.text : '')
  useEffect(() => {
    if (start) void load()
  }, [start, load])

  /** What a form makes of what was typed; undefined until it can be known. */
  const write = (draft: FormInput): Result<string, FormIssue> | undefined =>
    kind === 'text' ? undefined : writer?.payload(kind, draft, context)

  function fill(draft: FormInput): void {
    const made = write(draft)
    const text = made?.ok ? made.value : ''
    setKept((before) => ({ ...before, [kind]: { text, draft } }))
    update({ text })
  }

  // What was typed before the writer came, and the form that wrote a text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    const filled = start && value.text === start && writer?.formOf(start, context)
    if (filled) {
      setKept({ [filled.kind]: { text: start, draft: filled.input } })
      setKind(filled.kind)
    } else if (write(draft)?.ok) fill(draft)
  }, [writer])

  function choose(next: Kind): void {
    if (next === kind) return
    if (next !== 'text') void load()
    setKept((before) => ({ ...before, [kind]: { text: value.text, draft } }))
    setKind(next)
    update({ text: kept[next]?.text ?? '' })
  }
  const readTime = (text: string) => writer?.readDayAndTime(text, context)
  return { kind, choose, draft, fill, made: write(draft), readTime, load, failed: failed && kind !== 'text' }
}
