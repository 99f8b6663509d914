import { interpretTime } from '../../engine/core/dates/read-time'
import { type Input, type IssueCode, type Output, timeIn } from '../../engine/timezone-converter/evaluate'
import { example, initial } from '../../engine/timezone-converter/fields'
import { Answer } from '../core/answer/answer'
import type { FieldProps, ToolProps } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { SwapFields } from '../core/field-groups/swap-fields'
import { Combobox } from '../core/fields/combobox'
import { DateField } from '../core/fields/date/date-field'
import { timeEcho } from '../core/fields/date/time-echo'
import { FieldWithButton } from '../core/fields/field-with-button'
import { formatTime } from '../core/format/format-date'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useIsClockKnown } from '../core/tool/use-is-clock-known'
import { useTool } from '../core/tool/use-tool'
import { useWords } from '../core/words/use-words'
import { Board } from './board'
import { usePlaces, usePlacesEngine, withPicks } from './places'
import { TimezoneAnswer } from './timezone-converter.answer'
import * as css from './timezone-converter.css'
import { strings } from './timezone-converter.strings'

export type TimezoneConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function TimezoneConverter(props: TimezoneConverterProps) {
  const fetched = usePlacesEngine()
  // Today's date is known only in the browser, so the prerendered page shows an example.
  const isClockKnown = useIsClockKnown(true)
  const { engine } = fetched
  const tool = useTool({ ...engine, example: isClockKnown ? initial : example }, strings, props, {
    follows: isClockKnown ? 'always' : 'once-edited',
  })
  const { t, value, locale } = tool
  const places = usePlaces(fetched, value, locale)
  const [date, time] = [tool.field('date'), tool.field('time')]
  const timeRead = timeEcho(time.value, locale) ?? twelveHourEcho(time.value, locale)
  const named = (output: Output) => withPicks(output, fetched.picked)
  const zone = (side: Side) => <ZoneField side={side} field={tool.field(side)} fetched={fetched} places={places} />
  const swap = () => {
    places.swap()
    tool.update({ from: value.to, to: value.from })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="time"
      inputs={
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus */}
          <div onFocus={() => void fetched.load()}>
            <SwapFields label={t.swap} access={[tool.accessOf('from'), tool.accessOf('to')]} onSwap={swap}>
              {zone('from')}
              {zone('to')}
            </SwapFields>
          </div>
          <div className={css.when}>
            <Row>
              <DateField
                {...date}
                placeholder={date.placeholder ?? t.today}
                today={timeIn(value.from, Date.now())?.date}
                hint={t.emptyDate}
                narrow
              />
              <FieldWithButton
                {...time}
                echo={timeRead}
                hint={timeRead ? undefined : t.timeHint}
                press={t.now}
                onPress={() => tool.update(timeIn(value.from, Date.now()) ?? {})}
              />
            </Row>
          </div>
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
      below={
        tool.output && (
          <Board output={named(tool.output)} status={tool.status} onTime={(time) => tool.update({ time })} />
        )
      }
    >
      <Answer tool={tool}>
        {/* The key makes today's answer new elements. Text that changed its place would count as a layout shift. */}
        {(output, summary) => <TimezoneAnswer key={String(isClockKnown)} output={named(output)} summary={summary} />}
      </Answer>
    </Tool>
  )
}

/** '9:30 PM' for '21:30', where times are written that way. */
function twelveHourEcho(text: string, locale: string): string | undefined {
  const time = /^\d?\d:\d\d$/.test(text) && interpretTime(text)
  const said = time ? formatTime(time, locale) : ''
  return /\p{L}/u.test(said) ? said : undefined
}

type Side = 'from' | 'to'

interface ZoneFieldProps {
  readonly side: Side
  readonly field: FieldProps
  readonly fetched: ReturnType<typeof usePlacesEngine>
  readonly places: ReturnType<typeof usePlaces>
}

/** A field for a city, country or time zone. */
function ZoneField({ side, field, fetched, places }: ZoneFieldProps) {
  const { t } = useWords<typeof strings>()
  return (
    <Combobox
      {...field}
      placeholder={t.place}
      none={fetched.module ? t.none : fetched.failed ? t.notLoaded : t.working}
      value={places.shown(side)}
      selected={places.selected(side)}
      search={places.search}
      onChange={(text) => {
        places.forget(side)
        field.onChange(text)
      }}
      onPick={(id) => field.onChange(places.pick(side, id))}
    />
  )
}
