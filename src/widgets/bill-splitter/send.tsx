import { useContext, useEffect, useState } from 'react'
import { IsCurrent } from '../core/answer/answer-frame'
import * as button from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { copyOf, type Summary } from '../core/base/summary'
import { CopyButton } from '../core/output/copy-button'
import { SendTo } from '../core/output/send-to'
import { useWords } from '../core/words/use-words'
import type { strings } from './bill-splitter.strings'

const ShareIcon = icon('M8 10V2m0 0L5 5m3-3 3 3M3.5 8v6h9V8')

interface SendProps {
  readonly summary: Summary
  /** Replaces 'Copy'. */
  readonly label?: string
}

/** Copies the answer or, where the device can, hands it to an app such as a messenger. */
export function Send({ summary, label }: SendProps) {
  const { t } = useWords<typeof strings>()
  const isCurrent = useContext(IsCurrent)
  // Only in a browser, and after the first render, which has to be like the server's.
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return (
    <div className={button.bar}>
      <CopyButton text={() => copyOf(summary)} label={label} />
      <SendTo summary={summary} />
      {canShare && (
        <button
          type="button"
          className={button.secondary}
          disabled={!isCurrent}
          // Rejected if it's closed without choosing an app.
          onClick={() => void navigator.share({ text: copyOf(summary) }).catch(() => {})}
        >
          <ShareIcon />
          {t.share}
        </button>
      )}
    </div>
  )
}
