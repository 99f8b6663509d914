import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../../engine/core/dates/today'
import type { Context, Input, Item, Output } from '../../engine/invoice-generator'
import { isSameInput } from '../core/tool/record'
import { sentenceOf } from '../core/tool/strings'
import type { FieldProps, Status } from '../core/tool/tool-props'
import { type Draft, open } from './invoice-generator.file'
import { readLogo } from './invoice-generator.logo'
import type { strings } from './invoice-generator.strings'

/**
 * The day of this machine, as the engine wants it: from after the first paint on, so that a prerendered page holds no
 * day of its own, and read again with each edit, because a page may stay open overnight.
 */
export function useToday(): Context {
  const [day, setDay] = useState('')
  useEffect(() => {
    const now = today(Date.now())
    if (now !== day) setDay(now)
  })
  return useMemo(() => ({ now: day }), [day])
}

/**
 * Any edit makes the invoice a person's own, so that they see it on the paper: also one of its number, tax or discount,
 * which are not empty at the start and elsewhere would be settings beside the example.
 */
export function useOwn({ status, begin }: { readonly status: Status; begin(): void }, isEdited: boolean): void {
  useEffect(() => {
    if (isEdited && status === 'example') begin()
  }, [isEdited, status, begin])
}

type Path = Exclude<keyof Input, 'items'> | `items.${number}.${keyof Item}`

interface FieldTool {
  readonly output: Output | undefined
  readonly t: typeof strings
  readonly locale: string
  readonly isTyping: (path: string) => boolean
  /** The tool's own, for a field by its path. */
  readonly field: (path: 'notes', label?: string) => FieldProps
}

/** An invalid field stops nothing here: it counts as 0 or is dropped, and says so. */
export function useFieldIssues({ output, t, locale, isTyping, field: own }: FieldTool) {
  /** Fields that were left empty: only then do they say that they count as 0. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const issues = new Map(output?.fieldIssues.map((issue) => [issue.field, issue]))

  function sentenceAt(path: string, example?: string): string | undefined {
    const issue = issues.get(path)
    if (!issue || isTyping(path) || (issue.code === 'missing' && !left.has(path))) return undefined
    const sentence = sentenceOf(issue, t.issues, locale, example)
    return /date|missing/.test(issue.code) ? sentence : `${sentence} ${t.until}`
  }

  function field(path: Path, label?: string): FieldProps {
    const props = own(path as 'notes', label)
    return {
      ...props,
      issue: sentenceAt(path, props.placeholder),
      onBlur() {
        props.onBlur?.()
        if (!props.value.trim()) setLeft((before) => new Set([...before, path]))
      },
    }
  }
  return field
}

interface FileTool {
  readonly value: Input
  readonly t: typeof strings
  readonly locale: string
  /** Puts another invoice in the place of this one. */
  readonly onOpen: (value: Input) => void
}

/** The file that was opened, what it held, and what it replaced. */
interface Opened {
  readonly file: string
  readonly held: Input
  readonly before: Draft
}

/** The logo of the invoice, and the files that a person gives: an invoice saved before, or a picture. */
export function useFiles({ value, t, locale, onOpen }: FileTool) {
  const [logo, setLogo] = useState<ImageBitmap>()
  const [error, setError] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  /** For what happens after a file was read. */
  const newest = useRef({ value, logo, onOpen })
  newest.current = { value, logo, onOpen }

  // An edit of what was opened is new work, which undoing would lose.
  useEffect(() => {
    if (opened && !isSameInput(opened.held, value)) setOpened(undefined)
  }, [opened, value])

  function put(draft: Draft): void {
    setError(undefined)
    setOpened(undefined)
    setLogo(draft.logo)
    newest.current.onOpen(draft.value)
  }

  async function takeLogo(file: File): Promise<void> {
    const picture = await readLogo(file)
    setError(picture ? undefined : t.notPicture)
    if (picture) setLogo(picture)
  }

  async function take(file: File): Promise<void> {
    if (file.type.startsWith('image/')) return takeLogo(file)
    const found = await open(file, locale)
    if ('code' in found) return setError(sentenceOf(found, t.fileIssues, locale))
    const { value, logo } = newest.current
    put(found)
    setOpened({ file: file.name, held: found.value, before: { value, logo } })
  }

  return { logo, error, opened, take, takeLogo, removeLogo: () => setLogo(undefined), undo: put }
}

/** Takes a file that is dropped anywhere on the tool around an element. */
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
