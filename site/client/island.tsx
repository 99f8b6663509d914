import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ToolBoundary } from '../tool-boundary'

type Value = Readonly<Record<string, unknown>>

interface WidgetProps {
  readonly defaultValue?: Value
  readonly onValueChange?: (value: Value) => void
  readonly actions?: RefObject<{ calculate(): void } | null>
}

/** The script of a tool's page, virtual:tool/<id>. */
export interface ToolModule {
  readonly Widget: ComponentType<WidgetProps>
  readonly hang: (place: HTMLElement, Widget: ToolModule['Widget']) => Hung
}

type Give = (value: Value) => void

interface Props {
  readonly name: string
  readonly Widget: ToolModule['Widget']
  /** What the site tells the tool on its page: `{ auto: true }`. */
  readonly props?: object
  readonly onChange?: Give
  /** The server's markup has become React's: from now on the tool can be given other values. */
  readonly onHung?: (give: Give) => void
}

/** The one part of a page that React runs in the browser. */
export function Island({ name, Widget, props, onChange, onHung }: Props) {
  const actions = useRef<{ calculate(): void }>(null)
  const [{ turn, given }, show] = useState<{ turn: number; given?: Value }>({ turn: 0 })
  useEffect(() => onHung?.((value) => show((before) => ({ turn: before.turn + 1, given: value }))), [onHung])
  // What a link or a sample gave is answered at once.
  useEffect(() => {
    if (given) actions.current?.calculate()
  }, [given])
  return (
    <ToolBoundary name={name} key={turn}>
      <Widget {...props} defaultValue={given} onValueChange={onChange} actions={actions} />
    </ToolBoundary>
  )
}

/** A tool at work. */
export interface Hung {
  /** What stands in an empty tool. */
  readonly initial: Value
  /** What stands in its fields. */
  value: Value
  give: Give
  leave(): void
}

export const hang: ToolModule['hang'] = (place, Widget) => {
  const { name = '', props = '{}' } = place.dataset
  const initial: Value = JSON.parse(place.dataset.initial ?? '{}')
  let root: Root | undefined
  const given = new Promise<Give>((resolve) => {
    const onChange = (value: Value) => {
      hung.value = value
    }
    const island = <Island name={name} Widget={Widget} props={JSON.parse(props)} onChange={onChange} onHung={resolve} />
    root = hydrateRoot(place, island)
  })
  const hung: Hung = {
    initial,
    value: initial,
    give(value) {
      hung.value = { ...initial, ...value }
      void given.then((give) => give(value))
    },
    // Not before the markup is React's: of an update that comes earlier React complains, and draws the page anew.
    leave: () => void given.then(() => root?.unmount()),
  }
  return hung
}
