import type { RefObject } from 'react'
import type { Content } from '../../../engine/qr-generator/content'
import { createDecoder, type Decoder, pixelsOf, readContent } from '../reading'
import { type CameraIssue, closeCamera, openCamera, readFrames } from './camera'

export type ReaderIssue = CameraIssue | 'no-code' | 'not-an-image'

/** What the reader shows. */
export type ReaderState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'reading' | 'starting' }
  | { readonly phase: 'camera'; readonly stream: MediaStream }
  | { readonly phase: 'found'; readonly text: string; readonly content: Content }
  | { readonly phase: 'failed'; readonly issue: ReaderIssue }

export interface Reading {
  readonly state: ReaderState
  /** The image that's read, or the camera's frame with the code. */
  readonly image?: ImageBitmap | undefined
}

export type Reader = ReturnType<typeof createReader>

/** Reads codes from images and from the camera, on the device. `update` changes what it shows. */
export function createReader(update: (change: (before: Reading) => Reading) => void) {
  const video: RefObject<HTMLVideoElement | null> = { current: null }
  let job: AbortController | undefined
  let decoder: Decoder | undefined
  const show = (state: ReaderState) => update(({ image }) => ({ state, image }))

  /** Ends what's running: a decoding, or the camera. */
  function stop(): void {
    job?.abort()
    update((before) =>
      before.state.phase === 'found' || before.state.phase === 'failed'
        ? before
        : { ...before, state: { phase: 'idle' } },
    )
  }

  function begin() {
    job?.abort()
    job = new AbortController()
    decoder ??= createDecoder()
    return { decoder, signal: job.signal }
  }

  async function readImage(file: Blob): Promise<void> {
    show({ phase: 'reading' })
    const { decoder, signal } = begin()
    const image = await createImageBitmap(file).catch(() => undefined)
    if (signal.aborted) return
    if (!image) return update(() => ({ state: { phase: 'failed', issue: 'not-an-image' } }))
    update(({ state }) => ({ state, image }))
    const pixels = pixelsOf(image, image.width, image.height)
    const text = pixels && (await decoder.decode({ pixels, effort: 8 }, signal))
    if (signal.aborted) return
    show(text === undefined ? { phase: 'failed', issue: 'no-code' } : found(text))
  }

  async function startCamera(page: Document): Promise<void> {
    update(() => ({ state: { phase: 'starting' } }))
    const { decoder, signal } = begin()
    const stream = await openCamera(page)
    if (typeof stream === 'string') {
      if (!signal.aborted) show({ phase: 'failed', issue: stream })
      return
    }
    signal.addEventListener('abort', () => closeCamera(stream))
    if (signal.aborted) return closeCamera(stream)
    show({ phase: 'camera', stream })
    const text = await readCamera(video, decoder, signal)
    // The frame with the code stays visible.
    const image = video.current && (await createImageBitmap(video.current).catch(() => undefined))
    closeCamera(stream)
    if (text !== undefined && !signal.aborted) update(() => ({ state: found(text), image: image ?? undefined }))
  }

  /** When its panel is left. */
  function close(): void {
    stop()
    decoder?.close()
    decoder = undefined
  }

  return { video, readImage, startCamera, stop, close }
}

const found = (text: string) => ({ phase: 'found', text, content: readContent(text) }) as const

/** The longer side of a camera's frame, in pixels: enough for a code that fills a third of it. */
const maxFrame = 800

/** The text of the first code that the camera sees. */
function readCamera(
  video: RefObject<HTMLVideoElement | null>,
  { decode }: Decoder,
  signal: AbortSignal,
): Promise<string | undefined> {
  async function read(frame: HTMLVideoElement): Promise<string | undefined> {
    const pixels = pixelsOf(frame, frame.videoWidth, frame.videoHeight, maxFrame)
    return pixels && decode({ pixels, effort: 2 }, signal)
  }
  return readFrames(video, read, signal)
}
