import {
  type Context,
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  nameOf,
  type Output,
  searchZones,
  timeIn,
  zoneNamed,
  zones,
} from '../../engine/timezone-converter'
import { dateProps } from '../core/dates/date-props'
import { SwapFields } from '../core/field-groups/swap-fields'
import { Combobox } from '../core/fields/combobox'
import { TextField } from '../core/fields/field'
import { FieldWithButton } from '../core/fields/field-with-button'
import type { Suggestion } from '../core/fields/suggestions'
import { Answer } from '../core/tool/answer'
import { ActionButton, Row, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { sayOf, TimezoneAnswer } from './timezone-converter.answer'
import { strings } from './timezone-converter.strings'

export type TimezoneConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** Today is the day of the press, on a page that was left open overnight too. */
const engine = {
  initial,
  example,
  kinds,
  evaluate: (input: Input, context?: Context) => evaluate(input, { ...context, now: Date.now() }),
}

export function TimezoneConverter(props: TimezoneConverterProps) {
  const tool = useTool(engine, strings, props)
  const { t, value, locale } = tool
  const zone = (name: 'from' | 'to') => {
    const field = tool.field(name)
    return (
      <Combobox
        {...field}
        placeholder={t.place}
        none={t.none}
        value={nameOf(field.value)}
        selected={field.value}
        search={(text) => suggestionsFor(text, locale)}
        onPick={field.onChange}
        onChange={(text) => field.onChange(zoneNamed(text))}
      />
    )
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <SwapFields label={t.swap} onSwap={() => tool.update({ from: value.to, to: value.from })}>
            {zone('from')}
            {zone('to')}
          </SwapFields>
          <Row>
            <TextField {...dateProps(tool.field('date'), t, locale, t.emptyDate)} />
            <FieldWithButton
              {...tool.field('time')}
              hint={t.timeHint}
              press={t.now}
              onPress={() => tool.update(timeIn(value.from, Date.now()) ?? {})}
            />
          </Row>
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={(output) => sayOf({ output, t, locale })}>
        {(output) => <TimezoneAnswer output={output} t={t} locale={locale} />}
      </Answer>
    </Tool>
  )
}

/** The zones that a text may mean; all of them while nothing is typed. */
const suggestionsFor = (text: string, locale: string): readonly Suggestion[] =>
  (text.trim() ? searchZones(text, locale) : zones()).map(({ id, city, area }) => ({ id, label: city, note: area }))
