import type { Props } from './react-on-dom.tree'

/** What an element's listeners call, by the event's name; a listener is added once and finds here what is newest. */
export type Handlers = Record<string, ((event: Event) => void) | undefined>

/** The presentation attributes of SVG that React writes in camelCase: `strokeWidth` is `stroke-width`. */
const presentation = /^(?:stroke|fill|text|font|dominant|vector|stop|clip)[A-Z]/

/** Sets what differs from `old`: listeners, `style`, attributes. `value` and `checked` are set later, as properties. */
export function assign(node: Element, props: Props, old: Props, handlers: Handlers): void {
  for (const name in { ...old, ...props }) {
    const value = props[name]
    if (value === old[name] || /^(?:children|ref|value|checked)$/.test(name)) continue
    if (/^on[A-Z]/.test(name)) {
      const event = eventOf(name, node.localName, props.type)
      if (!(event in handlers)) {
        // A handler finds the DOM's event where React has it.
        node.addEventListener(event, (native) => handlers[event]?.(Object.assign(native, { nativeEvent: native })))
      }
      handlers[event] = value as Handlers[string]
    } else if (name === 'style') style((node as HTMLElement).style, value as Rules, old.style as Rules)
    else attribute(node, name, value)
  }
}

/** React's change event is the DOM's input event, but for boxes to tick, files and lists to choose from. */
function eventOf(name: string, element: string, type: unknown): string {
  if (name === 'onChange' && element !== 'select' && !/^(?:checkbox|radio|file)$/.test(`${type}`)) return 'input'
  // These two bubble in React.
  if (name === 'onFocus') return 'focusin'
  if (name === 'onBlur') return 'focusout'
  return name.slice(2).toLowerCase()
}

type Rules = Readonly<Record<string, string | undefined>> | undefined

/** Lengths are text, '4px': a bare number gets no unit here. */
function style(style: CSSStyleDeclaration, rules: Rules, old: Rules): void {
  for (const name in { ...old, ...rules }) {
    const text = rules?.[name] ?? ''
    if (name.startsWith('--')) style.setProperty(name, text)
    else style[name as never] = text as never
  }
}

function attribute(node: Element, name: string, value: unknown): void {
  const plain =
    name === 'className'
      ? 'class'
      : name === 'htmlFor'
        ? 'for'
        : presentation.test(name)
          ? name.replace(/[A-Z]/, '-$&').toLowerCase()
          : name
  // 'aria-busy="false"' says something; 'disabled="false"' says the contrary.
  const absent = value === undefined || value === null || (value === false && !/-|spellCheck|draggable/.test(name))
  if (absent) node.removeAttribute(plain)
  else node.setAttribute(plain, value === true && !/-|draggable/.test(name) ? '' : `${value}`)
}
