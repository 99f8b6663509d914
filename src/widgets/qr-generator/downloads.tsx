import { useContext, useState } from 'react'
import { printWidth } from '../../engine/qr-generator/fields'
import type { Output } from '../../engine/qr-generator/qr-generator'
import { IsCurrent } from '../core/answer/answer-frame'
import { bar, secondary } from '../core/base/button.css'
import { DownloadIcon } from '../core/base/icons'
import { lazy, useLazy } from '../core/base/lazy'
import { copyOf, type Summary } from '../core/base/summary'
import { ErrorMessage } from '../core/fields/field'
import { saveFile } from '../core/files/save-file'
import { CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import { CopyPicture } from './copy-picture'
import type { Drawn } from './draw/drawn'
import type { initialStrings } from './initial.strings'
import type { Maker } from './qr-generator.lazy'

/** About 150 kB. */
const lazyPdf = lazy(() => import('./draw/pdf'))

/** Undefined if the code that makes it couldn't be loaded. */
type FileContent = BlobPart | undefined

interface DownloadsProps {
  readonly output: Output
  readonly summary: Summary
  readonly drawn: Drawn
  /** Loaded with the first code. Until then, the buttons are disabled. */
  readonly maker: Maker | undefined
  /** In millimeters. '' for 300 dpi. */
  readonly pdfWidth: string
}

/** Buttons to save or copy the code. */
export function Downloads({ output, summary, drawn, maker, pdfWidth }: DownloadsProps) {
  const { t } = useWords<typeof initialStrings>()
  const isCurrent = useContext(IsCurrent)
  const { load } = useLazy(lazyPdf)
  const [problem, setProblem] = useState('')
  const files = maker?.filesOf(output, drawn)

  const save =
    (ending: string, type: string, content: () => FileContent | Promise<FileContent>) => async (page: Document) => {
      setProblem('')
      try {
        const made = await content()
        if (made === undefined) setProblem(`${t.notLoaded} ${t.notLoadedHint}`)
        else saveFile(`qrcode.${ending}`, type, made, page)
      } catch {
        setProblem(t.fileFailed)
      }
    }
  const png = () => files?.png()
  async function pdf() {
    const writer = await load()
    return writer && files?.pdf(writer, Number(pdfWidth) || printWidth(output.size))
  }

  return (
    <>
      <div className={bar}>
        <FileButton isCurrent={isCurrent} onPress={save('png', 'image/png', png)}>
          {t.png}
        </FileButton>
        {!drawn.image && (
          <>
            <FileButton isCurrent={isCurrent} onPress={save('svg', 'image/svg+xml', () => drawn.svg)}>
              {t.svg}
            </FileButton>
            <FileButton isCurrent={isCurrent} onPress={save('pdf', 'application/pdf', pdf)}>
              {t.pdf}
            </FileButton>
          </>
        )}
        <CopyPicture png={png} />
        {!drawn.image && <CopyButton text={() => copyOf(summary)} />}
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

/** A button for a file, which may take a moment to create. */
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
