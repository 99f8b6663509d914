import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../../engine/core/dates/today'
import type { Context } from '../../engine/invoice-generator/context'
import type { Output } from '../../engine/invoice-generator/evaluate'
import type { Input, Item } from '../../engine/invoice-generator/fields'
import { useLazy } from '../core/base/lazy'
import { isSameInput } from '../core/base/record'
import { interpolate, sentenceOf } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import type { Draft } from './actions/file'
import { lazyParts } from './invoice-generator.lazy'
import type { strings } from './invoice-generator.strings'

/**
 * Today's date for the engine. Set after the first paint, so that a prerendered page contains no date, and updated on
 * every render, because a page may stay open overnight.
 */
export function useToday(): Context {
  const [day, setDay] = useState('')
  useEffect(() => {
    const current = today(Date.now())
    if (current !== day) setDay(current)
  })
  return useMemo(() => ({ now: day }), [day])
}

type Path = Exclude<keyof Input, 'items'> | `items.${number}.${keyof Item}`

interface FieldTool {
  readonly output: Output | undefined
  readonly t: typeof strings
  readonly locale: string
  readonly isTyping: (path: string) => boolean
  /** The tool's field props, by path. */
  readonly field: (path: 'notes', label?: string) => FieldProps
}

/** Field props with this tool's errors. An invalid field doesn't block the output: it counts as 0 or is left off. */
export function useFieldIssues({ output, t, locale, isTyping, field: baseField }: FieldTool) {
  /** Fields that lost focus while empty. Only these show `missing`. */
  const [leftEmpty, setLeftEmpty] = useState<ReadonlySet<string>>(new Set())
  const issues = new Map(output?.fieldIssues.map((issue) => [issue.field, issue]))

  function sentenceAt(path: string, example?: string): string | undefined {
    const issue = issues.get(path)
    if (!issue || isTyping(path) || (issue.code === 'missing' && !leftEmpty.has(path))) return undefined
    const sentence = sentenceOf(issue, t.issues, locale, example)
    const whole = /date|missing|order|iban|bic/.test(issue.code) ? sentence : `${sentence} ${t.until}`
    const [, row, name] = /^items\.(\d+)\.(quantity|rate|tax)$/.exec(path) ?? []
    // The errors of a row share the line below it.
    return row
      ? interpolate(
          t.inItem,
          { n: Number(row) + 1, field: t[name === 'tax' ? 'itemTax' : (name as 'rate')], error: whole },
          locale,
        )
      : whole
  }

  function field(path: Path, label?: string): FieldProps {
    const props = baseField(path as 'notes', label)
    return {
      ...props,
      issue: sentenceAt(path, props.placeholder),
      onBlur() {
        props.onBlur?.()
        if (!props.value.trim()) setLeftEmpty((before) => new Set([...before, path]))
      },
    }
  }
  return field
}

interface FileTool {
  readonly value: Input
  readonly t: typeof strings
  readonly locale: string
  /** Replaces this invoice, and its currency if the file has one. */
  readonly onOpen: (value: Input, currency?: string) => void
}

/** An opened file: its name, its content and what it replaced. */
interface Opened {
  readonly file: string
  readonly content: Input
  readonly before: Draft
}

/** The invoice's logo, and opening files: saved invoices and images. */
export function useFiles({ value, t, locale, onOpen }: FileTool) {
  const { load } = useLazy(lazyParts)
  const [logo, setLogo] = useState<ImageBitmap>()
  const [error, setError] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  /** Used after a file is read, when these may have changed. */
  const newest = useRef({ value, logo, currency: t.currency, onOpen })
  newest.current = { value, logo, currency: t.currency, onOpen }

  // After an edit, Undo would lose the user's changes.
  useEffect(() => {
    if (opened && !isSameInput(opened.content, value)) setOpened(undefined)
  }, [opened, value])

  function replace(draft: Draft): void {
    setError(undefined)
    setOpened(undefined)
    setLogo(draft.logo)
    newest.current.onOpen(draft.value, draft.currency)
  }

  async function takeLogo(file: File): Promise<void> {
    const actions = await load()
    if (!actions) return setError(`${t.notLoaded} ${t.notLoadedHint}`)
    const picture = await actions.readLogo(file)
    setError(picture ? undefined : t.notPicture)
    if (picture) setLogo(picture)
  }

  async function take(file: File): Promise<void> {
    if (file.type.startsWith('image/')) return takeLogo(file)
    const actions = await load()
    if (!actions) return setError(`${t.notLoaded} ${t.notLoadedHint}`)
    const draft = await actions.open(file, locale)
    if ('code' in draft) return setError(sentenceOf(draft, t.fileIssues, locale))
    const { value, logo } = newest.current
    replace(draft)
    setOpened({ file: file.name, content: draft.value, before: { value, logo, currency: newest.current.currency } })
  }

  return { logo, error, opened, take, takeLogo, removeLogo: () => setLogo(undefined), undo: replace }
}

/** Accepts files dropped anywhere on the tool that contains an element. */
export function useDrop(inside: RefObject<Element | null>, onFile: (file: File) => void): void {
  const newest = useRef(onFile)
  newest.current = onFile
  useEffect(() => {
    const tool = inside.current?.closest('[role=group]')
    const onDrag = (event: Event) => {
      const { dataTransfer, type } = event as DragEvent
      if (!dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const [file] = dataTransfer.files
      if (type === 'drop' && file) newest.current(file)
    }
    tool?.addEventListener('dragover', onDrag)
    tool?.addEventListener('drop', onDrag)
    return () => {
      tool?.removeEventListener('dragover', onDrag)
      tool?.removeEventListener('drop', onDrag)
    }
  }, [inside])
}
