import { today } from '../../engine/core/date'
import * as engine from '../../engine/date-difference'
import { Answer, Headline, Placeholder } from '../core/answer'
import { dateProps } from '../core/date-props'
import { NotFetched, partOf } from '../core/part'
import { PeriodFigure, periodText } from '../core/period'
import { PressField } from '../core/press-field'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './date-difference.strings'

export type DateDifferenceProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./date-difference.part'))

export function DateDifference(props: DateDifferenceProps) {
  const tool = useTool(engine, firstStrings, props)
  const { t, value, locale } = tool
  const [part, , failed] = usePart((value.start || value.end) && (tool.result ?? true))

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          {(['start', 'end'] as const).map((name) => {
            const field = tool.field(name)
            return (
              <PressField
                key={name}
                {...dateProps(field, t, part?.dayRead(field.value, locale))}
                press={t.today}
                onPress={() => field.onChange(today(Date.now()))}
              />
            )
          })}
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer
        tool={tool}
        say={(output) => `${t.difference}: ${periodText(output, locale)}`}
        empty={<Placeholder label={t.difference} lines={[t.days, t.weeks, t.hours, t.minutes, t.seconds]} />}
      >
        {(output) => (
          <>
            <Headline label={t.difference}>
              <PeriodFigure period={output} locale={locale} />
            </Headline>
            {failed && <NotFetched t={t} />}
            {part && <part.Totals output={output} first={t} strings={props.strings} locale={locale} />}
          </>
        )}
      </Answer>
    </Tool>
  )
}
