import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { BatchRow } from '../../../engine/qr-generator/batch'
import type { Pixels } from '../../../engine/qr-generator/check'
import type { Input } from '../../../engine/qr-generator/fields'
import { evaluate, type Output, withLogo } from '../../../engine/qr-generator/qr-generator'
import { yieldToBrowser } from '../../core/worker/yield-to-browser'
import type { Art } from '../draw/art'
import { filesOf } from '../draw/files'
import { checked, type Decode } from '../make'
import { createDecoder } from '../reading'

export { readBatch } from '../../../engine/qr-generator/batch'

export type FileType = 'png' | 'svg' | 'pdf'

export interface BatchJob {
  /** Rows without issues. */
  readonly rows: readonly BatchRow[]
  /** The design. Its text is replaced by each row's, and its caption if the row has one. */
  readonly design: Input
  readonly logo: ImageBitmap | undefined
  readonly type: FileType
  /** In millimeters, by a code's size in pixels. */
  readonly pdfWidth: (size: number) => number
}

export interface BatchResult {
  readonly zip: Blob
  readonly files: number
  /** The names of those that couldn't be read back, which aren't in the ZIP. */
  readonly unread: readonly string[]
}

/**
 * One ZIP with a file per row. Each code is decoded before it's added. Yields to the browser between rows, which take a
 * few milliseconds each. Undefined once `signal` has aborted.
 */
export async function zipOf(
  job: BatchJob,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<BatchResult | undefined> {
  const decoder = createDecoder()
  const decode = (pixels: Pixels) => decoder.decode({ pixels, effort: 8 }, signal)
  const parts: BlobPart[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(Uint8Array.from(chunk))
  })
  const unread: string[] = []
  try {
    for (const [index, row] of job.rows.entries()) {
      await yieldToBrowser()
      const content = signal.aborted ? undefined : await fileOf(row, job, decode)
      if (signal.aborted) return undefined
      if (content) addTo(zip, `${row.name}.${job.type}`, content)
      else unread.push(row.name)
      onProgress(index + 1)
    }
  } finally {
    decoder.close()
  }
  zip.end()
  return { zip: new Blob(parts, { type: 'application/zip' }), files: job.rows.length - unread.length, unread }
}

function addTo(zip: Zip, name: string, content: Uint8Array): void {
  // A PNG is compressed already.
  const entry = name.endsWith('.png') ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
  zip.add(entry)
  entry.push(content, true)
}

/** Undefined if the code can't be made or read back. */
async function fileOf(
  row: BatchRow,
  { design, logo, type, pdfWidth }: BatchJob,
  decode: Decode,
): Promise<Uint8Array | undefined> {
  const input = { ...design, text: row.text, caption: row.caption || design.caption }
  const raised = logo ? withLogo(input) : undefined
  if (raised && !raised.ok) return undefined
  const result = evaluate(raised?.value ?? input)
  if (!result.ok) return undefined
  const made = await checked(result.value, row.text, logo, decode)
  if (!made.result.ok || made.isUnread) return undefined
  return contentOf(result.value, made.art, type, pdfWidth(result.value.size))
}

async function contentOf(output: Output, art: Art | undefined, type: FileType, width: number): Promise<Uint8Array> {
  const { png, svg, pdf } = filesOf(output, { art })
  if (type === 'svg') return new TextEncoder().encode(svg())
  if (type === 'png') return new Uint8Array(await (await png()).arrayBuffer())
  return pdf(await import('../draw/pdf'), width)
}
