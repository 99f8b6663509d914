import { type ComponentType, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ToolBoundary } from './tool-boundary'

export type Value = Readonly<Record<string, unknown>>

interface WidgetProps {
  readonly defaultValue?: Value
  readonly onValueChange?: (value: Value) => void
  readonly onResult?: () => void
  readonly actions?: RefObject<{ calculate(): void } | null>
}

/** The script of a tool's page, virtual:tool/<id>. */
export interface ToolModule {
  readonly Widget: ComponentType<WidgetProps>
  readonly mount: (
    place: HTMLElement,
    Widget: ToolModule['Widget'],
    onChange: (tool: MountedTool) => void,
  ) => Promise<MountedTool>
}

/** A hydrated tool. */
export interface MountedTool {
  /** The fields of an empty tool. */
  readonly initial: Value
  /** The fields as they are. */
  readonly value: Value
  /** A person's edit or press had an answer. */
  readonly isAnswered: boolean
  /** Fills in these fields, empties the others, and answers if asked to. */
  give(value: Value, answers: boolean): void
}

interface Given {
  readonly value?: Value
  readonly answers?: boolean
}

interface Props {
  readonly name: string
  readonly Widget: ToolModule['Widget']
  /** What the site sets on its own page: `{ auto: true }`. */
  readonly props?: object
  readonly onChange?: (value: Value) => void
  readonly onResult?: () => void
  /** The server's markup is React's now: from here on the tool can be given other values. */
  readonly onMounted?: (give: (given: Given) => void) => void
}

/** The one part of a page that React runs in the browser. */
export function Island({ name, Widget, props, onChange, onResult, onMounted }: Props) {
  const actions = useRef<{ calculate(): void }>(null)
  const [{ turn, value, answers }, show] = useState<Given & { turn: number }>({ turn: 0 })
  useEffect(() => onMounted?.((given) => show((before) => ({ ...given, turn: before.turn + 1 }))), [onMounted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that values are given
  useEffect(() => {
    if (answers) actions.current?.calculate()
  }, [turn, answers])
  return (
    <ToolBoundary name={name} key={turn}>
      <Widget {...props} defaultValue={value} onValueChange={onChange} onResult={onResult} actions={actions} />
    </ToolBoundary>
  )
}

export const mount: ToolModule['mount'] = (place, Widget, onChange) =>
  new Promise((resolve) => {
    const { name = '', props = '{}', initial = '{}' } = place.dataset
    const empty: Value = JSON.parse(initial)
    const tool = { initial: empty, value: empty, isAnswered: false, give: (_: Value, _answers: boolean) => {} }
    const change = (next: Partial<MountedTool>) => onChange(Object.assign(tool, next))
    const onMounted = (give: (given: Given) => void) => {
      tool.give = (value, answers) => {
        change({ value: { ...empty, ...value }, isAnswered: answers })
        give({ value, answers })
      }
      resolve(tool)
    }
    // In a transition, because React hydrates only those in slices.
    startTransition(() => {
      hydrateRoot(
        place,
        <Island
          name={name}
          Widget={Widget}
          props={JSON.parse(props)}
          onChange={(value) => change({ value })}
          onResult={() => change({ isAnswered: true })}
          onMounted={onMounted}
        />,
      )
    })
  })
