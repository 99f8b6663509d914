import { mayBeSaved } from '../client/draft'
import type { Choices } from './choices'

/** Of a tool's fields. */
export type Values = Readonly<Record<string, unknown>>

interface Saved {
  /** Options, which the next tool begins with. */
  readonly options: Choices
  /** What's hidden, locked and entered in each tool. */
  readonly tools: Readonly<Record<string, { readonly access: Choices; readonly values: Values }>>
}

/** On a tool's page, the history entry's state has what was typed in that tool (client/draft.ts). */
const isBuilderPage = document.querySelector('[data-builder-tool]') !== null

let saved: Saved = (isBuilderPage && history.state?.builder) || { options: {}, tools: {} }
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps a tool's choices and values until the page is closed and, on the builder's own page, after a reload. */
export function save(id: string, choices: Choices, values: Values): void {
  const [access, options] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(choices).filter(([name]) => name.startsWith('access-') === wanted)),
  ) as [Choices, Choices]
  saved = { options, tools: { ...saved.tools, [id]: { access, values } } }
  // Browsers ignore frequent changes to the history.
  timer ??= setTimeout(write, 300)
}

export function savedFor(id: string): { readonly choices: Choices; readonly values: Values } {
  const { access, values = {} } = saved.tools[id] ?? {}
  return { choices: { ...saved.options, ...access }, values }
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  if (!isBuilderPage) return
  const builder = { ...saved, tools: Object.fromEntries(Object.entries(saved.tools).filter(mayBeKept)) }
  if (mayBeSaved(JSON.stringify(builder))) history.replaceState({ builder }, '')
}

const mayBeKept = ([, tool]: [string, object]) => mayBeSaved(JSON.stringify(tool))

addEventListener('beforeunload', () => timer && write())
