import { useContext, useState } from 'react'
import type { Output } from '../../engine/qr-generator'
import { drawingOf } from '../../engine/qr-generator/drawing'
import { pngOf, svgOf } from '../../engine/qr-generator/picture'
import { IsCurrent } from '../core/answer/answer'
import { ErrorMessage } from '../core/fields/field'
import { saveFile } from '../core/files/save-file'
import { lazy, useLazy } from '../core/loading/lazy'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { DownloadIcon } from '../core/output/icons'
import { artPng, artSvg } from './draw/art'
import { CopyPicture } from './qr-generator.copy-picture'
import { printWidth } from './qr-generator.design'
import type { Drawn } from './qr-generator.state'
import type { strings } from './qr-generator.strings'

/** About 150 kB. */
const lazyPdf = lazy(() => import('./draw/pdf'))

interface DownloadsProps {
  readonly output: Output
  readonly drawn: Drawn
  /** In millimeters. '' for 300 dpi. */
  readonly pdfWidth: string
  readonly t: typeof strings
}

/** Buttons to save or copy the code. A plain one needs no canvas, which some browsers blur. */
export function Downloads({ output, drawn: { image, art }, pdfWidth, t }: DownloadsProps) {
  const isCurrent = useContext(IsCurrent)
  const { load } = useLazy(lazyPdf)
  const [problem, setProblem] = useState('')
  const png = async () => image ?? (art ? artPng(art, output.size) : new Blob([pngOf(output)], { type: 'image/png' }))

  const svg = () => (art ? artSvg(art, output.size) : svgOf(output))

  async function save(type: string, ending: string, page: Document, content: () => Promise<BlobPart | undefined>) {
    setProblem('')
    try {
      const made = await content()
      if (made === undefined) setProblem(`${t.notLoaded} ${t.notLoadedHint}`)
      else saveFile(`qrcode.${ending}`, type, made, page)
    } catch {
      setProblem(t.fileFailed)
    }
  }
  async function pdf(): Promise<BlobPart | undefined> {
    const writer = await load()
    const width = Number(pdfWidth) || printWidth(output.size)
    return writer?.pdfOf(art?.drawing ?? drawingOf(output), width, art?.urls ?? {})
  }

  return (
    <>
      <div className={bar}>
        {art ? (
          <FileButton isCurrent={isCurrent} onPress={(page) => save('image/png', 'png', page, png)}>
            {t.png}
          </FileButton>
        ) : (
          <DownloadButton name="qrcode.png" type="image/png" content={() => image ?? pngOf(output)}>
            {t.png}
          </DownloadButton>
        )}
        {!image && (
          <DownloadButton name="qrcode.svg" type="image/svg+xml" content={svg}>
            {t.svg}
          </DownloadButton>
        )}
        {!image && (
          <FileButton isCurrent={isCurrent} onPress={(page) => save('application/pdf', 'pdf', page, pdf)}>
            {t.pdf}
          </FileButton>
        )}
        <CopyPicture t={t} png={png} />
        {!image && <CopyButton tool={{ t }} text={svg} />}
      </div>
      <ErrorMessage>{problem || undefined}</ErrorMessage>
    </>
  )
}

interface FileButtonProps {
  readonly isCurrent: boolean
  readonly onPress: (page: Document) => Promise<void>
  readonly children: string
}

/** A button for a file that takes a moment to create. */
function FileButton({ isCurrent, onPress, children }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <button
      type="button"
      className={secondary}
      disabled={!isCurrent}
      aria-busy={isBusy || undefined}
      onClick={async ({ currentTarget }) => {
        if (isBusy) return
        setBusy(true)
        await onPress(currentTarget.ownerDocument)
        setBusy(false)
      }}
    >
      <DownloadIcon />
      {children}
    </button>
  )
}
