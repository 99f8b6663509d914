/**
 * What the widgets use of React, over the DOM: in the embeds `react`, `react-dom`, `react-dom/client` and
 * `react/jsx-runtime` are this file, a twentieth of what they weigh. Function components, keys, fragments, object refs,
 * SVG, and these hooks; tests/widgets/react-on-dom.test.ts holds them against React's own.
 */
import {
  type Change,
  type Child,
  type Drawn,
  Fragment,
  flush,
  type Hook,
  nextHook,
  type Props,
  placeOf,
  remove,
  schedule,
} from './react-on-dom.tree'

export { Fragment }
export const jsx = (type: Drawn['type'], props: Props, key?: string): Drawn => ({ type, props, key })
export const jsxs = jsx
export const createElement = (type: Drawn['type'], props: Props): Drawn => jsx(type, props)

function changed(hook: Hook, deps: readonly unknown[] | undefined): boolean {
  const old = hook.deps
  hook.deps = deps
  return !old || !deps || deps.some((dep, index) => !Object.is(dep, old[index]))
}

export function useMemo(make: () => unknown, deps: readonly unknown[]) {
  const { hook } = nextHook()
  if (changed(hook, deps)) hook.value = make()
  return hook.value
}
export const useCallback = (call: unknown, deps: readonly unknown[]) => useMemo(() => call, deps)
export const useRef = (current: unknown) => useMemo(() => ({ current }), [])

let ids = 0
export const useId = () => useMemo(() => `p${ids++}`, [])

export function useState(initial?: unknown) {
  const { place, hook } = nextHook()
  hook.set ??= (next: unknown) => {
    const value = typeof next === 'function' ? next(hook.value) : next
    if (Object.is(value, hook.value)) return
    hook.value = value
    schedule(place)
  }
  if (changed(hook, [])) hook.value = typeof initial === 'function' ? initial() : initial
  return [hook.value, hook.set]
}

export function useLayoutEffect(effect: () => unknown, deps?: readonly unknown[], late = false): void {
  const { hook } = nextHook()
  hook.late = late
  if (changed(hook, deps)) hook.effect = effect
}
export const useEffect = (effect: () => unknown, deps?: readonly unknown[]) => useLayoutEffect(effect, deps, true)

export function useImperativeHandle(ref: { current: unknown } | undefined, make: () => unknown): void {
  useLayoutEffect(() => {
    if (ref) ref.current = make()
  })
}

/** Renders what `change` asks for before it returns. */
export function flushSync(change: Change): void {
  change()
  flush()
}

export function createRoot(node: Element) {
  let shown: Child
  const root = placeOf('', undefined, node)
  const top = placeOf(
    jsx(() => shown, {}),
    root,
  )
  root.inner.set('', top)
  const show = (child: Child): void => {
    shown = child
    schedule(top)
  }
  return { render: show, unmount: () => remove(top, true) }
}
