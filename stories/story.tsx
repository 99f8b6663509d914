import type { Decorator, Meta } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactElement, type ReactNode, useState } from 'react'
import { tagOf } from '../src/catalog'
import { kebab } from '../src/widgets/core/element/attributes'
import { theme } from '../src/widgets/core/tool/theme.css'
import { card, inputs, room } from '../src/widgets/core/tool/tool.css'

interface Engine<Input> {
  readonly initial: Input
  readonly exampleContext?: object
}

// biome-ignore lint/suspicious/noExplicitAny: a widget of any tool; its own types are checked where it is written
type AnyWidget = ComponentType<any>

type Codes<Input> = { readonly [Field in keyof Input]?: readonly string[] }

/** What the stories of all tools share: args are the fields of the input, each with its control; `codes` are choices. */
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
    // A control starts the tool over; what is typed into the tool belongs to the tool.
    render: (args: Input) => <Widget key={JSON.stringify(args)} {...exampleContext} defaultValue={args} />,
  }
}

/** The same tool as a tag: its args as attributes. */
export const asElement = (id: string, { exampleContext }: { readonly exampleContext?: object } = {}) =>
  function render(args: object): ReactElement {
    const attributes = Object.entries(args).flatMap(([field, value]) => {
      if (typeof value === 'boolean') return value ? [[kebab(field), '']] : []
      return [[kebab(field), typeof value === 'string' ? value : JSON.stringify(value)]]
    })
    // Once React is done: the element calls React itself.
    const ref = (element: { calculate(): void } | null) => queueMicrotask(() => element?.calculate())
    return createElement(tagOf(id), {
      key: JSON.stringify(args),
      ...exampleContext,
      ...Object.fromEntries(attributes),
      ref,
    })
  }

/** A column of the narrowest phone. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 280 }}>
    <Story />
  </div>
)

/** Night. */
export const dark = { theme: 'dark' }

/** A part on its own, on the paper that it is made for. */
export const onCard: Decorator = (Story) => (
  <div className={theme} style={{ maxInlineSize: 460 }}>
    <div className={room}>
      <div className={card}>
        <div className={inputs}>
          <Story />
        </div>
      </div>
    </div>
  </div>
)

/** Holds the value of a part, as a tool would. */
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
