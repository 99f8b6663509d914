import type { Decorator, Meta } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactElement, type ReactNode, useState } from 'react'
import { tagOf } from '../src/catalog'
import { theme } from '../src/widgets/core/base/theme.css'
import { kebab } from '../src/widgets/core/element/attributes'
import { container } from '../src/widgets/core/layouts/host.css'
import { card, inputs } from '../src/widgets/core/layouts/tool.css'

interface Engine<Input> {
  readonly initial: Input
  readonly exampleContext?: object
}

// biome-ignore lint/suspicious/noExplicitAny: any tool's widget, whose types are checked in its own files
type AnyWidget = ComponentType<any>

type Codes<Input> = { readonly [Field in keyof Input]?: readonly string[] }

/** The meta of a tool's stories. The args are the input's fields. `codes` has the options of fields with choices. */
export function toolMeta<Input extends object>(
  Widget: AnyWidget,
  { initial, exampleContext }: Engine<Input>,
  codes: Codes<Input> = {},
): Meta<Input> {
  const argTypes = Object.entries(initial).map(([field, value]) => {
    const options = codes[field as keyof Input]
    if (options) return [field, { control: 'select', options }]
    return [field, { control: typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'boolean' : 'object' }]
  })
  return {
    component: Widget,
    args: initial,
    argTypes: Object.fromEntries(argTypes),
    // Changing a Storybook control resets the tool.
    render: (args: Input) => <Widget key={JSON.stringify(args)} {...exampleContext} defaultValue={args} />,
  }
}

/** The tool as a custom element, with the args as attributes. */
export const asElement = (id: string, { exampleContext }: { readonly exampleContext?: object } = {}) =>
  function render(args: object): ReactElement {
    const attributes = Object.entries(args).flatMap(([field, value]) => {
      if (typeof value === 'boolean') return value ? [[kebab(field), '']] : []
      return [[kebab(field), typeof value === 'string' ? value : JSON.stringify(value)]]
    })
    // After React has finished, because the element uses React too.
    const ref = (element: { calculate(): void } | null) => queueMicrotask(() => element?.calculate())
    return createElement(tagOf(id), {
      key: JSON.stringify(args),
      ...exampleContext,
      ...Object.fromEntries(attributes),
      ref,
    })
  }

/** Finds a paragraph by all of its text, such as a figure with lighter cents or a sentence with bold figures. */
export const paragraph = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && !element.hasAttribute('role') && element.textContent === text

/** A column as narrow as on the smallest phones. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 280 }}>
    <Story />
  </div>
)

/** A page in Arabic or Hebrew. The widget follows the direction of the page, whatever its own language. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
)

export const dark = { theme: 'dark' }

/**
 * For a story that shows the same markup as another. Tests don't run axe on it again: the tools' accessibility tests do, in
 * both themes. Storybook's panel shows its result.
 */
export const repeated = { a11y: { test: import.meta.env.PEGBOARD_SCALE ? 'off' : 'error' } }

/** A component on a card. */
export const onCard: Decorator = (Story) => (
  <div className={theme} style={{ maxInlineSize: 460 }}>
    <div className={container}>
      <div className={card}>
        <div className={inputs}>
          <Story />
        </div>
      </div>
    </div>
  </div>
)

/** Manages the value of a controlled component. */
export function Held<Value>({
  initial,
  children,
}: {
  readonly initial: Value
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
