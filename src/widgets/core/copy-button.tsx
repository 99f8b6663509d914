import { type ReactNode, useEffect, useState } from 'react'
import * as css from './button.css'
import { CopyIcon, DoneIcon } from './icons'
import { NotFetched, partOf } from './part'
import { coreStrings } from './strings'
import { unseen } from './theme.css'
import type { ToolState } from './tool-props'

const useDenied = partOf(() => import('./copy-denied.part'))

interface CopyButtonProps {
  readonly tool: Pick<ToolState, 't'>
  /** What is copied, made when the button is pressed. */
  readonly text: () => string
  /** In place of 'Copy', where there are several. */
  readonly label?: string
  /** In place of a button's own look, with what stands in it before the words. */
  readonly className?: string
  readonly children?: ReactNode
}

/** Copies, says 'Copied!' for two seconds and announces it; where the clipboard is denied it offers the text selected. */
export function CopyButton({ tool, text, label, className = css.secondary, children }: CopyButtonProps) {
  const t = { ...coreStrings, ...tool.t }
  const [state, setState] = useState<'idle' | 'copied' | { readonly text: string }>('idle')
  const [denied, load, failed] = useDenied()
  const isCopied = state === 'copied'

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(button: HTMLElement): Promise<void> {
    const all = text()
    try {
      await navigator.clipboard.writeText(all)
    } catch {
      const denied = await load()
      if (!denied?.copySelected(all, button)) return setState({ text: all })
    }
    setState('copied')
  }

  return (
    <>
      <button type="button" className={className} onClick={(event) => void copy(event.currentTarget)}>
        {children}
        {isCopied ? <DoneIcon /> : <CopyIcon />}
        {isCopied ? t.copied : (label ?? t.copy)}
      </button>
      <span className={unseen} role="status">
        {isCopied ? t.copied : ''}
      </span>
      {denied && typeof state === 'object' && <denied.Offered hint={t.copyDenied} refused={state} />}
      {failed && <NotFetched t={t} />}
    </>
  )
}

/** The line under an answer that holds nothing but this. */
export const CopyBar = (props: CopyButtonProps) => (
  <div className={css.bar}>
    <CopyButton {...props} />
  </div>
)
