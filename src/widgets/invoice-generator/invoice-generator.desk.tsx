import { useEffect, useMemo, useRef, useState } from 'react'
import type { Input, Output } from '../../engine/invoice-generator'
import { bar, secondary } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { DownloadButton } from '../core/download-button'
import { Issue } from '../core/field'
import { LateSheets } from '../core/late-sheets'
import { same } from '../core/record'
import { fill, type Overrides, sentenceOf, withOverrides } from '../core/strings'
import { whole } from './invoice-generator.css'
import * as css from './invoice-generator.desk.css'
import { type Draft, nameOf, open, pick, save } from './invoice-generator.file'
import { lateStrings } from './invoice-generator.late.strings'
import { Logo, readLogo } from './invoice-generator.logo'
import { Paper } from './invoice-generator.paper'
import sheets from './invoice-generator.part.ts?sheets'
import { print } from './invoice-generator.print'
import type { firstStrings } from './invoice-generator.strings'
import { textOf } from './invoice-generator.text'

interface DeskProps {
  readonly value: Input
  readonly output: Output
  readonly t: typeof firstStrings
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
  /** What was asked for outside: another object with each press. */
  readonly asked: Asked | undefined
  /** Puts another invoice in the place of this one. */
  readonly onOpen: (value: Input) => void
}

export interface Asked {
  readonly deed: 'print' | 'open'
  /** The button that was pressed. */
  readonly near: Element
}

/** What there is to do with an invoice, and the paper it comes on. */
export function Desk({ value, output, t: first, strings, locale, asked, onOpen }: DeskProps) {
  const t = useMemo(() => ({ ...first, ...withOverrides(lateStrings, strings) }), [first, strings])
  const [blocked, setBlocked] = useState(false)
  const [fault, setFault] = useState<string>()
  const [logo, setLogo] = useState<ImageBitmap>()
  /** The file that was opened, what it held, and what it took the place of. */
  const [opened, setOpened] = useState<{ readonly file: string; readonly held: Input; readonly before: Draft }>()
  const desk = useRef<HTMLDivElement>(null)
  const undoPrint = useRef(() => {})
  const newest = useRef({ value, logo, take })
  newest.current = { value, logo, take }
  const invoice = { value, output, t, locale, logo: logo && <Logo picture={logo} label={t.logo} /> }

  useEffect(() => () => undoPrint.current(), [])

  // An edit of what was opened is work of its own, which undoing would lose.
  useEffect(() => {
    if (opened && !same(opened.held, value)) setOpened(undefined)
  }, [opened, value])

  function put(draft: Draft): void {
    setFault(undefined)
    setOpened(undefined)
    setLogo(draft.logo)
    onOpen(draft.value)
  }

  function undo(before: Draft): void {
    put(before)
    // The button goes, and the focus must not go with it.
    desk.current?.querySelector('button')?.focus()
  }

  async function take(file: File): Promise<void> {
    if (file.type.startsWith('image/')) return takeLogo(file)
    const found = await open(file, locale)
    if ('code' in found) return setFault(sentenceOf(found, t.fileIssues, locale))
    const { value, logo } = newest.current
    put(found)
    setOpened({ file: file.name, held: found.value, before: { value, logo } })
  }

  async function takeLogo(file: File): Promise<void> {
    const picture = await readLogo(file)
    setFault(picture ? undefined : t.notPicture)
    if (picture) setLogo(picture)
  }

  function onPrint(near: Element): void {
    undoPrint.current()
    undoPrint.current = print(near, {
      paper: <Paper {...invoice} />,
      title: nameOf(value),
      lang: locale,
      dir: getComputedStyle(near).direction,
      tell: (printed) => setBlocked(!printed),
    })
  }

  const done = useRef<Asked>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once for each press
  useEffect(() => {
    if (done.current === asked) return
    done.current = asked
    if (asked?.deed === 'print') onPrint(asked.near)
    if (asked?.deed === 'open') pick(asked.near, '.json', (file) => void newest.current.take(file))
  }, [asked])

  // A file may be dropped anywhere on the tool.
  useEffect(() => {
    const card = desk.current?.closest('[role=group]')
    const onDrag = (event: Event) => {
      const { dataTransfer, type } = event as DragEvent
      if (!dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const [file] = dataTransfer.files
      if (type === 'drop' && file) void newest.current.take(file)
    }
    card?.addEventListener('dragover', onDrag)
    card?.addEventListener('drop', onDrag)
    return () => {
      card?.removeEventListener('dragover', onDrag)
      card?.removeEventListener('drop', onDrag)
    }
  }, [])

  return (
    <div className={css.desk} ref={desk}>
      <LateSheets sheets={sheets} />
      <CopyButton tool={{ t }} text={() => textOf(invoice)} />
      <DownloadButton
        name={`${nameOf(value)}.json`}
        type="application/json"
        content={() => save({ value, logo }, locale, desk.current?.ownerDocument as Document)}
      >
        {t.save}
      </DownloadButton>
      <button
        type="button"
        className={secondary}
        onClick={(event) =>
          logo ? setLogo(undefined) : pick(event.currentTarget, 'image/*', (file) => void takeLogo(file))
        }
      >
        {logo ? t.removeLogo : t.addLogo}
      </button>
      {(fault || blocked) && (
        <div className={whole} role="alert">
          <Issue>{fault ?? t.printBlocked}</Issue>
        </div>
      )}
      {opened && (
        <div className={`${bar} ${whole}`} role="status">
          {fill(t.opened, { file: opened.file })}
          <button type="button" className={secondary} onClick={() => undo(opened.before)}>
            {t.undo}
          </button>
        </div>
      )}
      <div className={css.room}>
        <div className={css.sheet} role="img" aria-label={t.preview}>
          <Paper {...invoice} brief />
        </div>
      </div>
    </div>
  )
}
