import { useContext, useEffect, useState } from 'react'
import { IsCurrent } from '../core/answer/answer-frame'
import { secondary } from '../core/base/button.css'
import { CopyIcon, DoneIcon } from '../core/base/icons'
import { visuallyHidden } from '../core/base/theme.css'
import { useWords } from '../core/words/use-words'
import type { initialStrings } from './initial.strings'
import * as css from './qr-generator.css'

interface CopyPictureProps {
  readonly png: () => Promise<Blob> | undefined
}

/** Copies the image itself, to paste it into a document. */
export function CopyPicture({ png }: CopyPictureProps) {
  const { t } = useWords<typeof initialStrings>()
  const isCurrent = useContext(IsCurrent)
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), state === 'copied' ? 2000 : 8000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(): Promise<void> {
    const image = png()
    if (!image) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })])
      setState('copied')
    } catch {
      setState('denied')
    }
  }

  return (
    <>
      <button type="button" className={secondary} disabled={!isCurrent} onClick={() => void copy()}>
        {state === 'copied' ? <DoneIcon /> : <CopyIcon />}
        {state === 'copied' ? t.copied : t.copyPicture}
      </button>
      <span className={state === 'denied' ? css.denied : visuallyHidden} role="status">
        {state === 'denied' ? t.pictureDenied : state === 'copied' ? t.copied : ''}
      </span>
    </>
  )
}
