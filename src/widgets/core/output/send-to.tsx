import { type ComponentType, createContext, useContext } from 'react'
import { IsCurrent } from '../answer/answer'

/** What an output is, for the tools that can take it as input. Several colors are one per line. */
export type OutputKind = 'text' | 'json' | 'html' | 'color' | 'number' | 'date'

/** An output in a form that other tools take. */
export interface Sent {
  readonly kind: OutputKind
  /** When the button is pressed. Locale-free: '1234.5', '2026-02-14', '#3b82f6'. */
  readonly text: () => string
}

interface SendProps {
  /** The forms of one output. A tool that takes several of them gets the first. */
  readonly outputs: readonly Sent[]
}

/** The button with its menu of tools. The site provides it: elsewhere, there are no other tools to open. */
export const SendMenu = createContext<ComponentType<SendProps & { readonly isDisabled: boolean }> | undefined>(
  undefined,
)

/** Sends an output to another tool of the site. */
export function SendTo({ outputs }: SendProps) {
  const Menu = useContext(SendMenu)
  const isCurrent = useContext(IsCurrent)
  return Menu && outputs.length > 0 ? <Menu outputs={outputs} isDisabled={!isCurrent} /> : null
}

/** The main figure of an answer. */
export const sendNumber = (value: number | string): readonly Sent[] => [{ kind: 'number', text: () => String(value) }]
