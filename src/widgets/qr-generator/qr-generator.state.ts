import { useCallback, useEffect, useState } from 'react'
import { failure, type Result } from '../../engine/core/result'
import type { Output } from '../../engine/qr-generator'
import type { FormInput, FormIssue, FormKind } from '../../engine/qr-generator/forms'
import type { Input } from '../../engine/qr-generator/input'
import { lazy, notLoaded, useLazy } from '../core/loading/lazy'
import type { Art } from './draw/art'
import type { Code } from './qr-generator.make'

/** What belongs to the last code, besides the engine's output. */
export interface Drawn {
  /** The service's image. */
  readonly image?: Blob
  /** A code with a style or a logo. */
  readonly art?: Art
  /** It can't be read back. */
  readonly isUnread?: boolean
}

/** The encoder and the decoder, loaded with the first code. */
const lazyMaker = lazy(() => import('./qr-generator.make'))

/** `run` makes and tests a code. `image` is the service's image. `load` loads the code that they need. */
export function useCode(service: string | undefined, logo: ImageBitmap | undefined) {
  const { module, load, failed } = useLazy(lazyMaker)
  const [drawn, setDrawn] = useState<Drawn>({})

  /** Used when a field is left. Fields aren't checked until the engine is loaded. */
  const evaluate = useCallback((input: Input): Result<Output, Code> => module?.evaluate(input) ?? failure(), [module])
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const maker = await load()
      if (!maker) return notLoaded
      const made = await maker.makeCode(input, { service, logo, signal })
      if (!made || signal.aborted) return undefined
      if (made.result.ok) setDrawn(made)
      return made.result
    },
    [load, service, logo],
  )
  return { evaluate, run, failed, drawn, load, module }
}

const lazyWriter = lazy(() => import('./qr-generator.writer'))

/** Plain text, or a form that produces text. */
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

/** The content: plain text, or a form that produces it. */
export function useContent({ value, locale, update }: TextTool) {
  const { module: writer, load, failed } = useLazy(lazyWriter)
  const [kind, setKind] = useState<Kind>('text')
  /** The text and the form fields of each kind, for switching between kinds. */
  const [saved, setSaved] = useState<Partial<Record<Kind, Filled>>>({})
  const draft = saved[kind]?.draft ?? {}
  const context = { locale, now: Date.now() }
  /** A text that may have come from a form before the page was reloaded. */
  const [initialText] = useState(/^(?:mailto|tel|WIFI|SMSTO|BEGIN|geo):/.test(value.text) ? value.text : '')
  useEffect(() => {
    if (initialText) void load()
  }, [initialText, load])

  /** The text from a form, or its errors. Undefined until the writer is loaded. */
  const write = (draft: FormInput): Result<string, FormIssue> | undefined =>
    kind === 'text' ? undefined : writer?.payload(kind, draft, context)

  function fill(draft: FormInput): void {
    const written = write(draft)
    const text = written?.ok ? written.value : ''
    setSaved((before) => ({ ...before, [kind]: { text, draft } }))
    update({ text })
  }

  // Restores the form after a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the writer is loaded
  useEffect(() => {
    const filled = initialText && value.text === initialText && writer?.formOf(initialText, context)
    if (!filled) return
    setSaved({ [filled.kind]: { text: initialText, draft: filled.input } })
    setKind(filled.kind)
  }, [writer])

  // Uses what was typed before the writer was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the writer is loaded
  useEffect(() => {
    if (writer && value.text === '' && write(draft)?.ok) fill(draft)
  }, [writer])

  function choose(next: Kind): void {
    if (next === kind) return
    if (next !== 'text') void load()
    setSaved((before) => ({ ...before, [kind]: { text: value.text, draft } }))
    setKind(next)
    update({ text: saved[next]?.text ?? '' })
  }
  const readTime = (text: string) => writer?.readDayAndTime(text, context)
  return { kind, choose, draft, fill, written: write(draft), readTime, load, failed: failed && kind !== 'text' }
}
