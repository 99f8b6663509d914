/**
 * What the widgets use of React, over Preact: `react`, `react-dom`, `react-dom/client` and `react/jsx-runtime` are this
 * file in the embeds. `preact/compat` does it too, and much more that no widget asks for (docs/decisions.md). Lengths in
 * `style` are text, '4px': a bare number gets no unit here.
 */
import { type ComponentChild, createElement, Fragment, options, render } from 'preact'

export * from 'preact/hooks'
export { createElement, Fragment }

type Props = Readonly<Record<string, unknown>>

/** The presentation attributes of SVG that React writes in camelCase: `strokeWidth` is `stroke-width`. */
const presentation = /^(?:stroke|fill|text|font|dominant|vector|stop|clip)[A-Z]/

/** React's name of an element's prop, as the DOM has it. */
function native(name: string, type: string, { type: kind }: Props): string {
  // React's change event is the DOM's input event, but for boxes to tick, files and lists to choose from.
  if (name === 'onChange' && type !== 'select' && kind !== 'checkbox' && kind !== 'radio') return 'onInput'
  if (name === 'spellCheck') return 'spellcheck'
  return presentation.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name
}

export function jsx(type: string, props: Props, key?: string) {
  const own: Record<string, unknown> = { key }
  for (const name in props) own[typeof type === 'string' ? native(name, type, props) : name] = props[name]
  return createElement(type, own)
}
export const jsxs = jsx

// A handler finds the DOM's event where React has it.
options.event = (event) => Object.assign(event, { nativeEvent: event })

export function createRoot(container: Element) {
  const show = (children: ComponentChild): void => render(children, container)
  return { render: show, unmount: () => show(null) }
}

/** Renders what `change` asks for before it returns. */
export function flushSync(change: () => void): void {
  const { debounceRendering } = options
  let flush: (() => void) | undefined
  options.debounceRendering = (callback) => {
    flush = callback
  }
  try {
    change()
    flush?.()
  } finally {
    options.debounceRendering = debounceRendering
  }
}
