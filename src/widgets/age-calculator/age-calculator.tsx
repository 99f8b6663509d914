import * as engine from '../../engine/age-calculator'
import { readDate } from '../../engine/core/date'
import { Answer, Headline, Placeholder } from '../core/answer'
import { Checkbox } from '../core/check'
import { dateProps } from '../core/date-props'
import { TextField } from '../core/field'
import { NotFetched, partOf } from '../core/part'
import { PeriodFigure, periodText } from '../core/period'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './age-calculator.strings'

export type AgeCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./age-calculator.part'))

/** Today is the day of the press, on a page that was left open overnight too. */
const agesToday = {
  initial: engine.initial,
  evaluate: (input: engine.Input, context?: engine.Context) => engine.evaluate(input, { ...context, now: Date.now() }),
}

export function AgeCalculator(props: AgeCalculatorProps) {
  const tool = useTool(agesToday, firstStrings, props)
  const { t, value, locale } = tool
  const [part, , failed] = usePart(value.birthDate && (tool.result ?? true))
  const leapDay = tool.field('leapDay')

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <TextField {...dateProps(tool.field('birthDate'), t, part?.dayRead(value.birthDate, locale))} />
          <div hidden={!engine.isLeapDay(readDate(value.birthDate, locale))}>
            <Checkbox
              {...leapDay}
              value={leapDay.value === 'feb-28'}
              onChange={(is) => leapDay.onChange(is ? 'feb-28' : 'mar-1')}
            />
          </div>
          <TextField {...dateProps(tool.field('onDate'), t, part?.dayRead(value.onDate, locale), t.onDateHint)} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer
        tool={tool}
        say={(output) => `${t.age}: ${periodText(output, locale)}`}
        empty={<Placeholder label={t.age} lines={[t.nextBirthday, t.months, t.weeks, t.days, t.hours]} />}
      >
        {(output) => (
          <>
            <Headline label={t.age}>
              <PeriodFigure period={output} locale={locale} />
            </Headline>
            {failed && <NotFetched t={t} />}
            {part && <part.Life output={output} first={t} strings={props.strings} locale={locale} />}
          </>
        )}
      </Answer>
    </Tool>
  )
}
