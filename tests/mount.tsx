import { act, render } from '@testing-library/react'
import { createRef, StrictMode } from 'react'
import { expect, vi } from 'vitest'
import type { ToolActions } from '../src/widgets/core/base/tool-props'
import { buttonsIn, edit, enterable, press, textsIn, unfold } from './controls'
import type { Props, ToolUnderTest } from './tools'
import { until } from './until'

export type View = ReturnType<typeof mount>

/** A tool on the page until the end of the test (see no-side-effects.ts), and its callbacks. */
export function mount(tool: ToolUnderTest, props: Partial<Props> = {}, { strict = false } = {}) {
  const { Widget, context } = tool
  const actions = createRef<ToolActions | null>()
  const onValueChange = vi.fn<NonNullable<Props['onValueChange']>>()
  const onResult = vi.fn<NonNullable<Props['onResult']>>()
  const own = { ...context, actions, onValueChange, onResult }
  const element = (more: Partial<Props>) =>
    strict ? (
      <StrictMode>
        <Widget {...own} {...more} />
      </StrictMode>
    ) : (
      <Widget {...own} {...more} />
    )
  const { container, rerender, unmount } = render(element(props))
  // A narrow card with two halves shows one at a time.
  if (container.querySelector('[data-view], [data-shown]')) container.style.inlineSize = '900px'
  return {
    tool,
    container,
    root: container.firstElementChild as HTMLElement,
    actions,
    onValueChange,
    onResult,
    unmount,
    /** Passes other props. */
    give: (more: Partial<Props>) => rerender(element({ ...props, ...more })),
    result: () => actions.current?.result,
  }
}

/** A user action, and the updates that follow from it. */
export const doing = (action: () => void): Promise<void> => act(async () => action())

export const pressEnter = ({ root }: View): Promise<void> =>
  doing(() => {
    const field = enterable(root)
    if (field) press(field, 'Enter')
  })

/** Waits until the tool has a result, and React has rendered it. */
export async function settled({ result }: View, ok?: boolean): Promise<void> {
  await until(() => {
    expect(result()).toBeDefined()
    if (ok !== undefined) expect(result()?.ok).toBe(ok)
  })
  await doing(() => {})
}

const base = (tool: ToolUnderTest, props?: Partial<Props>): Partial<Props> => ({
  defaultValue: tool.engine.example,
  ...props,
})

/** The states that tools are tested in, each reached the way a user would. */
export const states = {
  empty: async (tool: ToolUnderTest, props?: Partial<Props>) => mount(tool, props),

  faulty: async (tool: ToolUnderTest, props?: Partial<Props>): Promise<View> => {
    const view = mount(tool, base(tool, props))
    // The answer's sections at the end, because each edit would draw a long table again.
    await doing(() => unfold(view.root, { answer: false }))
    if (textsIn(view.root).length === 0) {
      // If nothing can be typed, nothing can be invalid.
      view.unmount()
      return states.answered(tool, props)
    }
    for (const field of textsIn(view.root)) await doing(() => edit(field, 'abc, -1'))
    await pressEnter(view)
    await settled(view)
    await doing(() => unfold(view.root))
    return view
  },

  answered: async (tool: ToolUnderTest, props?: Partial<Props>) => {
    const view = mount(tool, base(tool, props))
    await pressEnter(view)
    await settled(view, true)
    // The code that shows the answer may have to load first.
    if (!isClock(tool)) await until(() => copyButton(view.root, copyOf(tool, props)))
    // Twice, because an open section may contain a collapsed one.
    await doing(() => unfold(view.root))
    await doing(() => unfold(view.root))
    return view
  },

  copied: async (tool: ToolUnderTest, props?: Partial<Props>) => {
    const write = stubClipboard()
    const view = await states.answered(tool, props)
    await doing(() => copyButton(view.root, copyOf(tool, props)).click())
    await until(() => expect(write).toHaveBeenCalled())
    return view
  },
} as const

const copyOf = (tool: ToolUnderTest, props?: Partial<Props>) =>
  String((props?.strings as typeof tool.strings | undefined)?.copy ?? tool.strings.copy)

export type State = keyof typeof states

/** A timer. Its answer changes with time. */
export const isClock = ({ engine }: ToolUnderTest): boolean => 'tick' in engine

/** All states. A clock has no answer to copy. */
export const statesOf = (tool: ToolUnderTest): State[] =>
  isClock(tool) ? ['empty', 'faulty', 'answered'] : ['empty', 'faulty', 'answered', 'copied']

export const stubClipboard = (outcome: () => Promise<void> = async () => {}) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(outcome)

export function copyButton(root: ParentNode, label: string): HTMLButtonElement {
  const button = buttonsIn(root).find(({ textContent }) => textContent?.trim() === label)
  if (!button) throw new Error(`There is no button '${label}'`)
  return button
}
