import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { Fields } from '../../src/engine/core/fields/field'
import { SendMenu } from '../../src/widgets/core/output/send-to'
import { store, stored } from '../client/store'
import { sendMenuOf } from '../send/send-menu'
import { type Given, type Listeners, Mounted, type MountedTool, type Readers, type Value } from './mounted-tool'
import { startIn, usual } from './region'
import { ToolBoundary } from './tool-boundary'

/** An engine's result for the fields. */
interface Answered {
  readonly ok: boolean
  readonly value?: unknown
}

interface Actions {
  calculate(): void
  readonly result?: Answered | undefined
}

/** What a tool's page keeps in this browser. Embedded tools have none. */
interface Store {
  read(): unknown
  write(value: unknown): void
}

const storeNamed = (key: string): Store => ({ read: () => stored(key), write: (value) => store(key, value) })

interface WidgetProps {
  readonly store?: Store
  readonly defaultValue?: Value
  readonly locale?: string
  readonly currency?: string
  readonly onValueChange?: (value: Value) => void
  readonly onResult?: (result: Answered) => void
  readonly onCurrencyChange?: (currency: string) => void
  readonly actions?: RefObject<Actions | null>
}

/** The script of a tool's page, virtual:tool/<id>. */
export interface ToolModule extends Readers {
  readonly Widget: ComponentType<WidgetProps>
  readonly fields: Fields
  readonly mount: (place: HTMLElement, tool: Omit<ToolModule, 'mount'>, on: Listeners) => Promise<MountedTool>
}

interface Props {
  readonly id: string
  readonly name: string
  readonly Widget: ToolModule['Widget']
  /**
   * Props that the site sets on the tool's page: `{ auto: true }`. `keeps` is the name under which a tool may keep
   * something in this browser: the tool gets a `store` instead.
   */
  readonly props?: object
  readonly value?: Value
  readonly onChange?: (value: Value) => void
  readonly onResult?: (result: Answered) => void
  readonly onCurrencyChange?: (currency: string) => void
  /** Called once React has hydrated the markup. From then on, the tool accepts other values. */
  readonly onMounted?: (give: (change: (before: Given) => Given) => void) => void
}

/** The only part of a page that React runs in the browser. */
export function Island({
  id,
  name,
  Widget,
  props = {},
  value: start,
  onChange,
  onResult,
  onCurrencyChange,
  onMounted,
}: Props) {
  const actions = useRef<Actions>(null)
  const [given, give] = useState<Given>({ turn: 0, region: usual, value: start })
  const { turn, region, value, answers } = given
  const { keeps, ...own } = props as { readonly keeps?: string }
  const kept = useMemo(() => (keeps ? storeNamed(`pegboard-${keeps}`) : undefined), [keeps])
  const menu = useMemo(() => sendMenuOf(id), [id])
  useLayoutEffect(() => onMounted?.(give), [onMounted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that values are given
  useEffect(() => {
    if (!answers) return
    // A widget doesn't report an answer that the page asked for. Outside the effect, React renders it at once.
    queueMicrotask(() => {
      flushSync(() => actions.current?.calculate())
      const result = actions.current?.result
      if (result?.ok) onResult?.(result)
    })
  }, [turn, answers])
  return (
    <ToolBoundary name={name} key={turn}>
      <SendMenu.Provider value={menu}>
        <Widget
          {...own}
          {...(kept && { store: kept })}
          locale={region.locale}
          currency={region.currency}
          defaultValue={value}
          onValueChange={onChange}
          onResult={onResult}
          onCurrencyChange={onCurrencyChange}
          actions={actions}
        />
      </SendMenu.Provider>
    </ToolBoundary>
  )
}

export const mount: ToolModule['mount'] = (place, { Widget, fields, ...readers }, on) =>
  new Promise((resolve) => {
    const { name = '', props = '{}' } = place.dataset
    const tool = new Mounted(place, fields, readers, on)
    // In a transition, because React hydrates only those in slices.
    startTransition(() => {
      hydrateRoot(
        place,
        <Island
          id={place.id}
          name={name}
          Widget={Widget}
          props={JSON.parse(props)}
          value={startIn(tool.initial, usual)}
          onChange={(typed) => tool.change({ typed })}
          onResult={(result) => tool.change({ isAnswered: result.ok, output: result.ok ? result.value : undefined })}
          onCurrencyChange={(code) => tool.chooseCurrency(code)}
          onMounted={(show) => {
            tool.show = show
            on.hydrated()
            resolve(tool)
          }}
        />,
      )
    })
  })
