import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BatchRow } from '../../../engine/qr-generator/batch'
import { type Input, printWidth } from '../../../engine/qr-generator/fields'
import { saveFile } from '../../core/files/save-file'
import type { FileType } from './files'

type State =
  | { readonly phase: 'idle' | 'stopped' | 'failed' }
  | { readonly phase: 'working'; readonly done: number }
  | { readonly phase: 'done'; readonly files: number; readonly unread: readonly string[] }

interface Options {
  readonly files: typeof import('./files') | undefined
  /** Rows without errors. */
  readonly good: readonly BatchRow[]
  readonly design: Input
  readonly logo: ImageBitmap | undefined
  readonly type: FileType
  readonly place: RefObject<Element | null>
}

/** Creates and saves the ZIP, with progress and Stop. */
export function useZip({ files, good, design, logo, type, place }: Options) {
  const [state, setState] = useState<State>({ phase: 'idle' })
  const job = useRef<AbortController>(undefined)
  useEffect(() => () => job.current?.abort(), [])

  async function start(): Promise<void> {
    const page = place.current?.ownerDocument
    if (!files || !page) return
    const controller = new AbortController()
    job.current = controller
    setState({ phase: 'working', done: 0 })
    try {
      const width = (size: number) => Number(design.pdfWidth) || printWidth(size)
      const made = await files.zipOf({ rows: good, design, logo, type, pdfWidth: width }, controller.signal, (done) =>
        setState({ phase: 'working', done }),
      )
      if (!made) return
      if (made.files > 0) saveFile('qrcodes.zip', 'application/zip', made.zip, page)
      setState({ phase: 'done', files: made.files, unread: made.unread })
    } catch {
      if (!controller.signal.aborted) setState({ phase: 'failed' })
    }
  }

  function stop(): void {
    job.current?.abort()
    setState({ phase: 'stopped' })
  }
  return { state, start, stop }
}
