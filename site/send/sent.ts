import type { OutputKind } from '../../src/widgets/core/base/summary'
import type { MountedTool } from '../island/mounted-tool'

/** In sessionStorage, from the press until the other tool's page has read it. */
const key = 'pegboard-sent'

interface Sent {
  readonly tool: string
  /** 'text', or a field of a list's rows: 'stops.color'. */
  readonly field: string
  readonly kind: OutputKind
  readonly text: string
}

/** Opens a tool with a text in one of its fields. Returns false if the text is too long, or storage isn't allowed. */
export function send(sent: Sent): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(sent))
  } catch {
    return false
  }
  location.assign(`/${sent.tool}`)
  return true
}

/** Fills in what another tool has sent. It's read once, so a reload doesn't bring it back. */
export function takeSent(id: string, tool: MountedTool): void {
  const sent = read()
  if (sent?.tool !== id) return
  const value = inputOf(sent, tool.initial)
  if (value) tool.give(value, { answers: true })
}

function read(): Sent | undefined {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/**
 * The value of the field. A list keeps the rows of an unused tool, and each takes one color: two for the two stops of a
 * gradient. A field takes the first color.
 */
export function inputOf(
  { field, kind, text }: Sent,
  initial: MountedTool['initial'],
): MountedTool['initial'] | undefined {
  const [name = '', column] = field.split('.')
  const own = initial[name]
  const values = kind === 'color' ? text.split('\n') : [text]
  if (column === undefined) return typeof own === 'string' ? { [name]: values[0] } : undefined
  if (!Array.isArray(own)) return undefined
  return { [name]: own.map((row, index) => ({ ...row, [column]: values[index] ?? row[column] })) }
}
