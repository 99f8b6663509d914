import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Content } from '../../../engine/qr-generator/content'
import { lazy, useLazy } from '../../core/loading/lazy'
import type { Decoder } from '../qr-generator.reading'
import { type CameraIssue, closeCamera, openCamera, readFrames } from './camera'

/** The decoder's client and the reader of contents. */
const lazyReading = lazy(() => import('../qr-generator.reading'))

export type ReaderIssue = CameraIssue | 'no-code' | 'not-an-image' | 'not-loaded'

/** What the reader shows. */
export type ReaderState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'reading' | 'starting' }
  | { readonly phase: 'camera'; readonly stream: MediaStream }
  | { readonly phase: 'found'; readonly text: string; readonly content: Content }
  | { readonly phase: 'failed'; readonly issue: ReaderIssue }

/** Reads codes from images and from the camera, on the device. */
export function useReader() {
  const { load } = useLazy(lazyReading)
  const [state, setState] = useState<ReaderState>({ phase: 'idle' })
  const [image, setImage] = useState<ImageBitmap>()
  const job = useRef<AbortController>(undefined)
  const decoder = useRef<Decoder>(undefined)
  const video = useRef<HTMLVideoElement>(null)

  /** Ends what's running: a decoding, or the camera. */
  const stop = useCallback(() => {
    job.current?.abort()
    setState((before) => (before.phase === 'found' || before.phase === 'failed' ? before : { phase: 'idle' }))
  }, [])
  useEffect(
    () => () => {
      job.current?.abort()
      decoder.current?.close()
    },
    [],
  )

  async function begin() {
    job.current?.abort()
    const controller = new AbortController()
    job.current = controller
    const reading = await load()
    if (!reading && !controller.signal.aborted) setState({ phase: 'failed', issue: 'not-loaded' })
    if (reading) decoder.current ??= reading.createDecoder()
    return { reading, signal: controller.signal }
  }

  async function readImage(file: Blob): Promise<void> {
    setState({ phase: 'reading' })
    const { reading, signal } = await begin()
    if (!reading || !decoder.current) return
    const bitmap = await createImageBitmap(file).catch(() => undefined)
    if (signal.aborted) return
    setImage(bitmap)
    if (!bitmap) return setState({ phase: 'failed', issue: 'not-an-image' })
    const pixels = reading.pixelsOf(bitmap, bitmap.width, bitmap.height)
    const text = pixels && (await decoder.current.decode({ pixels, effort: 8 }, signal))
    if (signal.aborted) return
    setState(
      text === undefined
        ? { phase: 'failed', issue: 'no-code' }
        : { phase: 'found', text, content: reading.readContent(text) },
    )
  }

  async function startCamera(page: Document): Promise<void> {
    setImage(undefined)
    setState({ phase: 'starting' })
    const { reading, signal } = await begin()
    if (!reading || !decoder.current) return
    const stream = await openCamera(page)
    if (typeof stream === 'string') {
      if (!signal.aborted) setState({ phase: 'failed', issue: stream })
      return
    }
    signal.addEventListener('abort', () => closeCamera(stream))
    if (signal.aborted) return closeCamera(stream)
    setState({ phase: 'camera', stream })
    const text = await readCamera(video, reading, decoder.current, signal)
    // The frame with the code stays visible.
    const last = video.current && (await createImageBitmap(video.current).catch(() => undefined))
    closeCamera(stream)
    if (text === undefined || signal.aborted) return
    setImage(last ?? undefined)
    setState({ phase: 'found', text, content: reading.readContent(text) })
  }

  return { state, image, video, readImage, startCamera, stop }
}

export type Reader = ReturnType<typeof useReader>

type Reading = typeof import('../qr-generator.reading')

/** The longer side of a camera's frame, in pixels: enough for a code that fills a third of it. */
const maxFrame = 800

/** The text of the first code that the camera sees. */
function readCamera(
  video: RefObject<HTMLVideoElement | null>,
  { pixelsOf }: Reading,
  { decode }: Decoder,
  signal: AbortSignal,
): Promise<string | undefined> {
  async function read(frame: HTMLVideoElement): Promise<string | undefined> {
    const pixels = pixelsOf(frame, frame.videoWidth, frame.videoHeight, maxFrame)
    return pixels && decode({ pixels, effort: 2 }, signal)
  }
  return readFrames(video, read, signal)
}
