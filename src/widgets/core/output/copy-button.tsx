import { type ReactNode, useContext, useEffect, useState } from 'react'
import { IsCurrent } from '../answer/answer-frame'
import * as css from '../base/button.css'
import { CopyIcon, DoneIcon } from '../base/icons'
import { afterPress, showAfterPress } from '../base/press'
import type { coreStrings } from '../base/strings'
import { copyOf, type Summary } from '../base/summary'
import { visuallyHidden } from '../base/theme.css'
import { useWords } from '../words/use-words'
import { copySelected, SelectedText } from './copy-denied'
import { SendTo } from './send-to'

interface CopyButtonProps {
  /** Returns the text to copy, when the button is pressed. */
  readonly text: () => string
  /** Replaces the label 'Copy' if there are several buttons. */
  readonly label?: string
  /** Shows only the icon, next to what it copies. The label is then for screen readers and the tooltip. */
  readonly iconOnly?: boolean
  /** Replaces the button's style and adds content before the label. */
  readonly className?: string
  readonly children?: ReactNode
}

/** The button's previous width in px. 'Copied!' may be shorter, so the button keeps it, and nothing next to it moves. */
interface Copied {
  readonly width: number
}
interface Refused {
  readonly text: string
}

/** Copies, shows 'Copied!' for two seconds and announces it. If copying is blocked, it shows the text, selected. */
export function CopyButton({
  text,
  label,
  iconOnly,
  className = iconOnly ? css.iconOnly : css.secondary,
  children,
}: CopyButtonProps) {
  const { t } = useWords<typeof coreStrings>()
  const isCurrent = useContext(IsCurrent)
  const [state, setState] = useState<'idle' | Copied | Refused>('idle')
  const isCopied = typeof state === 'object' && 'width' in state

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => showAfterPress(() => setState('idle')), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(button: HTMLElement): Promise<void> {
    const all = text()
    try {
      await navigator.clipboard.writeText(all)
    } catch {
      if (!copySelected(all, button)) return setState({ text: all })
    }
    afterPress(() => setState({ width: button.getBoundingClientRect().width }))
  }

  const shown = isCopied ? t.copied : (label ?? t.copy)
  return (
    <>
      <button
        type="button"
        className={className}
        style={isCopied ? { minInlineSize: `min(100%, ${state.width}px)` } : undefined}
        disabled={!isCurrent}
        title={iconOnly ? (label ?? t.copy) : undefined}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {children}
        {isCopied ? <DoneIcon /> : <CopyIcon />}
        {iconOnly ? <span className={visuallyHidden}>{shown}</span> : shown}
      </button>
      <span className={visuallyHidden} role="status">
        {isCopied ? t.copied : ''}
      </span>
      {typeof state === 'object' && !isCopied && <SelectedText hint={t.copyDenied} refused={state} />}
    </>
  )
}

interface CopyBarProps {
  readonly summary: Summary
  /** Of the copy button, instead of 'Copy'. */
  readonly label?: string
  /** Other buttons, such as a download. */
  readonly children?: ReactNode
}

/** A bar below an answer: copy all of it, or send it to another tool. */
export const CopyBar = ({ summary, label, children }: CopyBarProps) => (
  <div className={css.bar}>
    <CopyButton label={label} text={() => copyOf(summary)} />
    <SendTo summary={summary} />
    {children}
  </div>
)
