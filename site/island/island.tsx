import { type ComponentType, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { dayOf } from '../../src/widgets/core/dates/date-reading'
import type { delocalize } from '../../src/widgets/core/numbers/number-reading'
import { localize, mapTexts } from '../../src/widgets/core/tool/field-kinds'
import { isSameInput } from '../../src/widgets/core/tool/record'
import { type Region, startIn, usual } from './region'
import { ToolBoundary } from './tool-boundary'

export type Value = Readonly<Record<string, unknown>>

interface WidgetProps {
  readonly defaultValue?: Value
  readonly locale?: string
  readonly currency?: string
  readonly onValueChange?: (value: Value) => void
  readonly onResult?: () => void
  readonly onCurrencyChange?: (currency: string) => void
  readonly actions?: RefObject<{ calculate(): void } | null>
}

/** The script of a tool's page, virtual:tool/<id>. */
export interface ToolModule {
  readonly Widget: ComponentType<WidgetProps>
  /** Of a tool that reads numbers. */
  readonly delocalize?: typeof delocalize
  /** Of a tool that reads dates: '2/3/2026' is another day in another country. */
  readonly dayOf?: typeof dayOf
  readonly mount: (place: HTMLElement, tool: Omit<ToolModule, 'mount'>, on: Listeners) => Promise<MountedTool>
}

export interface Listeners {
  /** What is in the fields, or whether it has an answer. */
  change(tool: MountedTool): void
  /** A person chose another currency in the tool. */
  currency(code: string): void
}

/** What stood in the fields, and how it was meant. */
export interface Draft {
  readonly typed: Value
  readonly locale: string
  /** The tool had answered, so it answers again. */
  readonly isAnswered: boolean
}

/** A hydrated tool. Its values are locale-free: '6.25' is what a person in Berlin typed as '6,25'. */
export interface MountedTool {
  /** The fields of an empty tool. */
  readonly initial: Value
  /** The fields as they are, free of the visitor's locale. */
  readonly value: Value
  /** The fields as they were typed. */
  readonly draft: Draft
  /** Nothing has been typed or filled in. */
  readonly isUntouched: boolean
  /** A person's edit or press had an answer. */
  readonly isAnswered: boolean
  /** Fills in these fields, empties the others, and answers if asked to. */
  give(value: Value, how: { readonly answers: boolean }): void
  /** The same with what was typed before a reload. */
  restore(draft: Draft): void
  /** Shows the tool as people of this region write. */
  adopt(region: Region): void
}

/** What the widget is given; each `turn` it begins anew with `value`. */
interface Given {
  readonly turn: number
  readonly region: Region
  readonly value?: Value
  readonly answers?: boolean
}

interface Props {
  readonly name: string
  readonly Widget: ToolModule['Widget']
  /** What the site sets on its own page: `{ auto: true }`. */
  readonly props?: object
  readonly value?: Value
  readonly onChange?: (value: Value) => void
  readonly onResult?: () => void
  readonly onCurrencyChange?: (currency: string) => void
  /** The server's markup is React's now: from here on the tool can be given other values. */
  readonly onMounted?: (give: (change: (before: Given) => Given) => void) => void
}

/** The one part of a page that React runs in the browser. */
export function Island({ name, Widget, props, value: start, onChange, onResult, onCurrencyChange, onMounted }: Props) {
  const actions = useRef<{ calculate(): void }>(null)
  const [given, give] = useState<Given>({ turn: 0, region: usual, value: start })
  const { turn, region, value, answers } = given
  useEffect(() => onMounted?.(give), [onMounted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that values are given
  useEffect(() => {
    if (answers) actions.current?.calculate()
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
          onResult={() => tool.change({ isAnswered: true })}
          onCurrencyChange={(code) => tool.chooseCurrency(code)}
          onMounted={(show) => {
            tool.show = show
            resolve(tool)
          }}
        />,
      )
    })
  })

class Mounted implements MountedTool {
  isAnswered = false
  show: (change: (before: Given) => Given) => void = () => {}
  private region: Region = usual
  private isAdopted = false
  /** The fields as a person sees them. */
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

  change(next: { readonly typed?: Value; readonly isAnswered?: boolean }): void {
    this.typed = next.typed ?? this.typed
    this.isAnswered = next.isAnswered ?? this.isAnswered
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
    // Who typed before the tool was at work did so in their own notation, and in the units that were there.
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
    // At once: a tool that asks a service as it starts does not ask for a region that is not the visitor's.
    flushSync(() => this.show(({ turn, region }) => ({ ...given, region, turn: turn + 1 })))
  }
}
