import { useEffect, useState } from 'react'
import { type Input, type IssueCode, type Output, timeIn } from '../../engine/timezone-converter/evaluate'
import { DateField } from '../core/dates/date-field'
import { timeEcho } from '../core/dates/time-echo'
import { Row } from '../core/field-groups/row'
import { SwapFields } from '../core/field-groups/swap-fields'
import { Combobox } from '../core/fields/combobox'
import { FieldWithButton } from '../core/fields/field-with-button'
import { Answer } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { sayOf, TimezoneAnswer } from './timezone-converter.answer'
import { usePlaces, usePlacesEngine } from './timezone-converter.places'
import { strings } from './timezone-converter.strings'

export type TimezoneConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function TimezoneConverter(props: TimezoneConverterProps) {
  const fetched = usePlacesEngine()
  // Today is known in the browser alone: until then an example stands there.
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const { engine } = fetched
  const example = isHere ? engine.initial : engine.example
  const tool = useTool({ ...engine, example }, strings, props, { live: isHere })
  const { t, value, locale } = tool
  const places = usePlaces(fetched, value, locale)
  const time = tool.field('time')
  const timeRead = timeEcho(time.value, locale)
  const zone = (side: 'from' | 'to') => {
    const field = tool.field(side)
    return (
      <Combobox
        {...field}
        placeholder={t.place}
        none={fetched.module ? t.none : fetched.failed ? t.notLoaded : t.working}
        value={places.shown(side)}
        selected={places.selected(side)}
        search={places.search}
        onPick={(id) => field.onChange(places.pick(side, id))}
      />
    )
  }
  const swap = () => {
    places.swap()
    tool.update({ from: value.to, to: value.from })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus goes */}
          <div onFocus={() => void fetched.load()}>
            <SwapFields label={t.swap} onSwap={swap}>
              {zone('from')}
              {zone('to')}
            </SwapFields>
          </div>
          <Row>
            <DateField
              {...tool.field('date')}
              t={t}
              locale={locale}
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
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={(output) => sayOf({ output: places.named(output), t, locale })}>
        {(output) => <TimezoneAnswer output={places.named(output)} t={t} locale={locale} />}
      </Answer>
    </Tool>
  )
}
