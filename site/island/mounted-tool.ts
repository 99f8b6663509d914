import { flushSync } from 'react-dom'
import { type Fields, startOf } from '../../src/engine/core/fields/field'
import { localize, mapTexts } from '../../src/widgets/core/base/field-kinds'
import { isSameInput } from '../../src/widgets/core/base/record'
import type { dayOf } from '../../src/widgets/core/fields/date/date-reading'
import type { delocalize } from '../../src/widgets/core/fields/number/number-reading'
import { hasCurrency, type Region, startIn, usual } from './region'

export type Value = Readonly<Record<string, unknown>>

/** Make typed text locale-free. A tool without such fields has none. */
export interface Readers {
  /** In tools that read numbers. */
  readonly delocalize?: typeof delocalize
  /** In tools that read dates: '2/3/2026' is a different day in other countries. */
  readonly dayOf?: typeof dayOf
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
  readonly currency: string | undefined
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
  /** Of amounts, in tools that have them. */
  readonly currency: string | undefined
  /** Whether nothing has been typed or filled in. */
  readonly isUntouched: boolean
  /** Whether an edit or a press by the user had an answer. */
  readonly isAnswered: boolean
  /** The engine's last answer. Undefined while only the example is shown. */
  readonly output: unknown
  /** Fills in these fields, empties the others, and answers if asked to. */
  give(value: Value, how: { readonly answers: boolean; readonly currency?: string | undefined }): void
  /** Fills in what was typed before a reload, and answers if there was an answer. */
  restore(draft: Draft): void
  /** Shows the tool in this region's format. */
  adopt(region: Region): void
}

/** The widget's props. Each `turn`, it starts over with `value`. */
export interface Given {
  readonly turn: number
  readonly region: Region
  readonly value?: Value
  readonly answers?: boolean
}

export class Mounted implements MountedTool {
  isAnswered = false
  output: unknown
  show: (change: (before: Given) => Given) => void = () => {}
  private region: Region = usual
  /** The region that was last adopted. A link's or draft's currency can differ. */
  private adopted?: Region
  /** The fields as displayed. */
  private typed: Value
  readonly initial: Value

  constructor(
    private readonly place: HTMLElement,
    private readonly fields: Fields,
    private readonly readers: Readers,
    private readonly on: Listeners,
  ) {
    this.initial = startOf(fields).initial
    this.typed = this.start
  }

  get value(): Value {
    return this.freed(this.typed, this.region.locale)
  }
  get draft(): Draft {
    const { typed, currency, isAnswered } = this
    return { typed, locale: this.region.locale, currency, isAnswered }
  }
  get currency(): string | undefined {
    return hasCurrency(this.fields) ? this.region.currency : undefined
  }
  private freed(typed: Value, locale: string): Value {
    const { dayOf, delocalize } = this.readers
    return mapTexts(typed, this.fields, (text, kind) => {
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

  give(value: Value, { answers, currency = this.region.currency }: Parameters<MountedTool['give']>[1]): void {
    this.region = { ...this.region, currency }
    const { locale } = this.region
    const typed = mapTexts({ ...this.initial, ...value }, this.fields, (text, kind) => localize(text, kind, locale))
    this.change({ typed, isAnswered: answers })
    this.begin({ value: typed, answers })
  }

  restore({ typed, locale, currency = this.region.currency, isAnswered }: Draft): void {
    if (locale !== this.region.locale) {
      this.give(this.freed(typed, locale), { answers: isAnswered, currency })
      return
    }
    this.region = { ...this.region, currency }
    this.change({ typed: { ...this.initial, ...typed }, isAnswered })
    this.begin({ value: this.typed, answers: isAnswered })
  }

  adopt(region: Region): void {
    const { value, isUntouched, adopted } = this
    if (adopted && isSameInput(adopted, region)) return
    this.adopted = region
    const isOtherLocale = region.locale !== this.region.locale
    const before = this.start
    // What was typed before hydration is in the user's own format, and in the units that were shown.
    const isBegun = !adopted && (!isUntouched || this.place.contains(document.activeElement))
    this.region = region
    this.show((given) => ({ ...given, region }))
    if (isBegun) return
    if (!isUntouched) {
      if (isOtherLocale) this.give(value, { answers: this.isAnswered })
      else this.on.change(this)
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
    flushSync(() => this.show(({ turn }) => ({ ...given, region: this.region, turn: turn + 1 })))
  }
}
