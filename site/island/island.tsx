import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { dayOf } from '../../src/widgets/core/dates/date-reading'
import type { delocalize } from '../../src/widgets/core/numbers/number-reading'
import { localize, mapTexts } from '../../src/widgets/core/tool/field-kinds'
import { isSameInput } from '../../src/widgets/core/tool/record'
import { type Region, startIn, usual } from './region'
import { ToolBoundary } from './tool-boundary'

export type Value = Readonly<Record<string, unknown>>

/** An engine's result for the fields. */
interface Answered {
  readonly ok: boolean
  readonly value?: unknown
}

interface Actions {
  calculate(): void
  readonly result?: Answered | undefined
}

interface WidgetProps {
  readonly defaultValue?: Value
  readonly locale?: string
  readonly currency?: string
  readonly onValueChange?: (value: Value) => void
  readonly onResult?: (result: Answered) => void
  readonly onCurrencyChange?: (currency: string) => void
  readonly actions?: RefObject<Actions | null>
}

/** The script of a tool's page, virtual:tool/<id>. */
export interface ToolModule {
  readonly Widget: ComponentType<WidgetProps>
  /** In tools that read numbers. */
  readonly delocalize?: typeof delocalize
  /** In tools that read dates: '2/3/2026' is a different day in other countries. */
  readonly dayOf?: typeof dayOf
  readonly mount: (place: HTMLElement, tool: Omit<ToolModule, 'mount'>, on: Listeners) => Promise<MountedTool>
}

export interface Listeners {
  /** Called when React has hydrated the fields, and before a rerender resets what was typed in them. */
  hydrated(): void
  /** Called when the fields change, or whether they have an answer. */
  change(tool: MountedTool): void
  /** Called when the user chooses another currency in the tool. */
  currency(code: string): void
}

/** The fields' text, and how to read it. */
export interface Draft {
  readonly typed: Value
  readonly locale: string
  /** The tool had an answer, so it answers again. */
  readonly isAnswered: boolean
}

/** A hydrated tool. Its values are locale-free: '6,25' typed in Berlin is '6.25'. */
export interface MountedTool {
  /** The fields of an unused tool. */
  readonly initial: Value
  /** The current fields, locale-free. */
  readonly value: Value
  /** The current fields as typed. */
  readonly draft: Draft
  /** Whether nothing has been typed or filled in. */
  readonly isUntouched: boolean
  /** Whether an edit or a press by the user had an answer. */
  readonly isAnswered: boolean
  /** The engine's last answer. Undefined while only the example is shown. */
  readonly output: unknown
  /** Fills in these fields, empties the others, and answers if asked to. */
  give(value: Value, how: { readonly answers: boolean }): void
  /** Fills in what was typed before a reload, and answers if there was an answer. */
  restore(draft: Draft): void
  /** Shows the tool in this region's format. */
  adopt(region: Region): void
}

/** The widget's props. Each `turn`, it starts over with `value`. */
interface Given {
  readonly turn: number
  readonly region: Region
  readonly value?: Value
  readonly answers?: boolean
}

interface Props {
  readonly name: string
  readonly Widget: ToolModule['Widget']
  /** Props that the site sets on the tool's page: `{ auto: true }`. */
  readonly props?: object
  readonly value?: Value
  readonly onChange?: (value: Value) => void
  readonly onResult?: (result: Answered) => void
  readonly onCurrencyChange?: (currency: string) => void
  /** Called once React has hydrated the markup. From then on, the tool accepts other values. */
  readonly onMounted?: (give: (change: (before: Given) => Given) => void) => void
}

/** The only part of a page that React runs in the browser. */
export function Island({ name, Widget, props, value: start, onChange, onResult, onCurrencyChange, onMounted }: Props) {
  const actions = useRef<Actions>(null)
  const [given, give] = useState<Given>({ turn: 0, region: usual, value: start })
  const { turn, region, value, answers } = given
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
      <Widget
        {...props}
        locale={region.locale}
        currency={region.currency}
        defaultValue={value}
        onValueChange={onChange}
        onResult={onResult}
        onCurrencyChange={onCurrencyChange}
        actions={actions}
      />
    </ToolBoundary>
  )
}

export const mount: ToolModule['mount'] = (place, { Widget, ...readers }, on) =>
  new Promise((resolve) => {
    const { name = '', props = '{}', initial = '{}', kinds = '{}' } = place.dataset
    const tool = new Mounted(place, JSON.parse(initial), JSON.parse(kinds), readers, on)
    // In a transition, because React hydrates only those in slices.
    startTransition(() => {
      hydrateRoot(
        place,
        <Island
          name={name}
          Widget={Widget}
          props={JSON.parse(props)}
          value={startIn(tool.initial, usual)}
          onChange={(typed) => tool.change({ typed })}
          onResult={(result) => tool.change({ isAnswered: true, output: result.ok ? result.value : undefined })}
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

class Mounted implements MountedTool {
  isAnswered = false
  output: unknown
  show: (change: (before: Given) => Given) => void = () => {}
  private region: Region = usual
  private isAdopted = false
  /** The fields as displayed. */
  private typed: Value

  constructor(
    private readonly place: HTMLElement,
    readonly initial: Value,
    private readonly kinds: Parameters<typeof mapTexts>[1],
    private readonly readers: Pick<ToolModule, 'delocalize' | 'dayOf'>,
    private readonly on: Listeners,
  ) {
    this.typed = this.start
  }

  get value(): Value {
    return this.freed(this.typed, this.region.locale)
  }
  get draft(): Draft {
    return { typed: this.typed, locale: this.region.locale, isAnswered: this.isAnswered }
  }
  private freed(typed: Value, locale: string): Value {
    const { dayOf, delocalize } = this.readers
    return mapTexts(typed, this.kinds, (text, kind) => {
      if (kind === 'date') return dayOf ? dayOf(text, locale) : text
      return delocalize ? delocalize(text, kind, locale) : text
    })
  }

  get isUntouched(): boolean {
    return isSameInput(this.start, this.typed)
  }

  change(next: { readonly typed?: Value; readonly isAnswered?: boolean; readonly output?: unknown }): void {
    this.typed = next.typed ?? this.typed
    this.isAnswered = next.isAnswered ?? this.isAnswered
    this.output = next.output ?? this.output
    this.on.change(this)
  }

  give(value: Value, { answers }: { readonly answers: boolean }): void {
    const { locale } = this.region
    const typed = mapTexts({ ...this.initial, ...value }, this.kinds, (text, kind) => localize(text, kind, locale))
    this.change({ typed, isAnswered: answers })
    this.begin({ value: typed, answers })
  }

  restore({ typed, locale, isAnswered }: Draft): void {
    if (locale !== this.region.locale) {
      this.give(this.freed(typed, locale), { answers: isAnswered })
      return
    }
    this.change({ typed: { ...this.initial, ...typed }, isAnswered })
    this.begin({ value: this.typed, answers: isAnswered })
  }

  adopt(region: Region): void {
    const { value, isUntouched, isAdopted } = this
    this.isAdopted = true
    const isOtherLocale = region.locale !== this.region.locale
    const before = this.start
    // What was typed before hydration is in the user's own format, and in the units that were shown.
    const isBegun = !isAdopted && (!isUntouched || this.place.contains(document.activeElement))
    this.region = region
    this.show((given) => ({ ...given, region }))
    if (isBegun) return
    if (!isUntouched) {
      if (isOtherLocale) this.give(value, { answers: this.isAnswered })
    } else if (!isSameInput(before, this.start)) {
      this.typed = this.start
      this.begin({ value: this.start })
    }
  }

  chooseCurrency(currency: string): void {
    this.adopt({ ...this.region, currency })
    this.on.currency(currency)
  }

  private get start(): Value {
    return { ...this.initial, ...startIn(this.initial, this.region) }
  }

  private begin(given: Pick<Given, 'value' | 'answers'>): void {
    // Right away, so that a tool that contacts a service when it starts doesn't request the wrong region.
    flushSync(() => this.show(({ turn, region }) => ({ ...given, region, turn: turn + 1 })))
  }
}
