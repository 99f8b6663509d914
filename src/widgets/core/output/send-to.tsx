import { type ComponentType, createContext, useContext } from 'react'
import { IsCurrent } from '../answer/answer-frame'
import type { Sent, Summary } from '../base/summary'

interface SendProps {
  /** The forms of one output. A tool that takes several of them gets the first. */
  readonly outputs: readonly Sent[]
}

/** The button with its menu of tools. The site provides it: elsewhere, there are no other tools to open. */
export const SendMenu = createContext<ComponentType<SendProps & { readonly isDisabled: boolean }> | undefined>(
  undefined,
)

/** Sends an output to another tool of the site. */
export function SendTo({ summary: { sends: outputs = [] } }: { readonly summary: Pick<Summary, 'sends'> }) {
  const Menu = useContext(SendMenu)
  const isCurrent = useContext(IsCurrent)
  return Menu && outputs.length > 0 ? <Menu outputs={outputs} isDisabled={!isCurrent} /> : null
}
