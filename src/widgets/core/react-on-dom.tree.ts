/** The tree under `react-on-dom.ts`: places, what stands in them, and how they follow what components say. */
import { assign, type Handlers } from './react-on-dom.props'

export type Props = Readonly<Record<string, unknown>> & { readonly children?: Child }
export type Component = (props: Props) => Child
export interface Drawn {
  readonly type: string | Component
  readonly props: Props
  readonly key: string | undefined
}
export type Child = Drawn | string | number | boolean | null | undefined | readonly Child[]
export type Change = () => void

/** One place in the tree: an element or a text with its node, or a component with its hooks. */
export interface Place {
  child: Drawn | string
  readonly parent: Place | undefined
  readonly depth: number
  readonly node?: Element | Text
  readonly handlers: Handlers
  readonly hooks: Hook[]
  /** By key, or else by index. */
  inner: Map<string, Place>
  gone?: boolean
}
export interface Hook {
  value?: unknown
  deps?: readonly unknown[]
  /** Due, and not yet run. */
  effect?: () => unknown
  undo?: unknown
  /** After the browser has painted. */
  late?: boolean
  set?: (next: unknown) => void
}

export const Fragment: Component = ({ children }) => children

const dirty = new Set<Place>()
const soon: Hook[] = []
const late: Hook[] = []
/** The component that renders, and how many hooks it has called. */
let here: Place
let called = 0

export function schedule(place: Place): void {
  if (place.gone) return
  dirty.add(place)
  queueMicrotask(flush)
}

/** Renders what has changed, parents before children, then runs the effects, children before parents. */
export function flush(): void {
  while (dirty.size) {
    runLate()
    for (const place of [...dirty].sort((a, b) => a.depth - b.depth)) {
      if (dirty.has(place)) {
        attempt(() => render(place, place.child))
        arrange(hostOf(place))
      }
    }
    run(soon.splice(0))
  }
}

const runLate = (): void => run(late.splice(0))

function run(hooks: readonly Hook[]): void {
  const due = hooks.filter((hook) => hook.effect)
  due.forEach(undo)
  for (const hook of due) {
    const { effect } = hook
    hook.effect = undefined
    attempt(() => {
      hook.undo = effect?.()
    })
  }
}

function undo(hook: Hook): void {
  if (typeof hook.undo === 'function') attempt(hook.undo as Change)
  hook.undo = undefined
}

/** A fault in one widget is told, and stops no other. */
function attempt(work: Change): void {
  try {
    work()
  } catch (error) {
    reportError(error)
  }
}

/** Brings a place up to `child`, which is of the type that stands there. */
function render(place: Place, child: Place['child'], before?: Place['child']): void {
  const { node, handlers, hooks } = place
  dirty.delete(place)
  place.child = child
  if (typeof child === 'string') {
    if (before !== child) (node as Text).data = child
  } else if (typeof child.type === 'string') {
    const old = (before as Drawn | undefined)?.props ?? {}
    const { props } = child
    assign(node as Element, props, old, handlers)
    fill(place, props.children)
    arrange(place)
    // Once its options are there, a list can choose one of them.
    for (const name of ['value', 'checked'] as const) {
      const control = node as HTMLInputElement
      if (name in props && control[name] !== props[name]) control[name] = (props[name] ?? '') as never
    }
    if (props.ref) (props.ref as { current: unknown }).current = node
  } else {
    here = place
    called = 0
    fill(place, child.type(child.props))
    for (const hook of hooks) {
      if (!hook.effect) continue
      if (hook.late && late.push(hook) === 1) setTimeout(runLate)
      if (!hook.late) soon.push(hook)
    }
  }
}

/** Keeps the places whose key and type are still there, makes the others. */
function fill(place: Place, children: Child): void {
  const before = place.inner
  const inner = new Map<string, Place>()
  for (const [index, given] of (Array.isArray(children) ? children : [children]).entries()) {
    if (given === null || given === undefined || typeof given === 'boolean') continue
    const child: Place['child'] = Array.isArray(given)
      ? { type: Fragment, props: { children: given }, key: undefined }
      : typeof given === 'object'
        ? given
        : `${given}`
    let key = typeof child === 'string' || child.key === undefined ? `${index}` : `.${child.key}`
    while (inner.has(key)) key += '.'
    const known = before.get(key)
    const kept = known && typeOf(known.child) === typeOf(child) ? known : undefined
    if (kept) before.delete(key)
    const now = kept ?? make(child, place)
    inner.set(key, now)
    if (kept?.child !== child || dirty.has(now)) render(now, child, kept?.child)
  }
  place.inner = inner
  for (const gone of before.values()) remove(gone, true)
}

const typeOf = (child: Place['child']) => (typeof child === 'string' ? '' : child.type)

export function placeOf(child: Place['child'], parent: Place | undefined, node?: Element): Place {
  return { child, parent, depth: parent ? parent.depth + 1 : 0, node, handlers: {}, hooks: [], inner: new Map() }
}

const svg = 'http://www.w3.org/2000/svg'

function make(child: Place['child'], parent: Place): Place {
  const type = typeOf(child)
  const { namespaceURI, ownerDocument } = hostOf(parent).node as Element
  const node =
    type === ''
      ? ownerDocument.createTextNode('')
      : typeof type === 'string'
        ? ownerDocument.createElementNS(type === 'svg' ? svg : namespaceURI, type)
        : undefined
  return placeOf(child, parent, node as Element)
}

/** Takes a place down; of nodes within nodes only the outermost need to go. */
export function remove(place: Place, detach: boolean): void {
  const { node, child, hooks, inner } = place
  place.gone = true
  dirty.delete(place)
  for (const hook of hooks) {
    hook.effect = undefined
    undo(hook)
  }
  if (detach) node?.parentNode?.removeChild(node)
  const ref = typeof child === 'object' && (child.props.ref as { current: unknown } | undefined)
  if (ref && ref.current === node) ref.current = null
  for (const each of inner.values()) remove(each, detach && !node)
}

/** The nearest place with a node. */
const hostOf = (place: Place): Place => (place.node || !place.parent ? place : hostOf(place.parent))

function nodesOf(place: Place): Node[] {
  return [...place.inner.values()].flatMap((inner) => inner.node ?? nodesOf(inner))
}

/** Puts the nodes in order; those in order already stay, and so do others' nodes among them. */
function arrange(host: Place): void {
  let next: Node | null = null
  for (const node of nodesOf(host).reverse()) {
    // 4 is DOCUMENT_POSITION_FOLLOWING.
    const precedes = !next || node.compareDocumentPosition(next) & 4
    if (node.parentNode !== host.node || !precedes) host.node?.insertBefore(node, next)
    next = node
  }
}

/** The component that renders now, and its next hook. */
export function nextHook(): { readonly place: Place; readonly hook: Hook } {
  const hook = here.hooks[called] ?? {}
  here.hooks[called++] = hook
  return { place: here, hook }
}
