import { useCallback, useMemo } from 'react'
import { fault, type Result } from '../../engine/core/result'
import type { Context, IssueCode, Output } from '../../engine/timezone-converter'
import { type Input, initial } from '../../engine/timezone-converter/input'
import { nameOf, zoneNamed } from '../../engine/timezone-converter/name'
import { Answer, Placeholder } from '../core/answer'
import { Combobox } from '../core/combobox'
import { dateProps } from '../core/date-props'
import { TextField } from '../core/field'
import { NotFetched, partOf } from '../core/part'
import { PressField } from '../core/press-field'
import { Swapped } from '../core/swapped'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './timezone-converter.strings'

export type TimezoneConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

const usePart = partOf(() => import('./timezone-converter.part'))

export function TimezoneConverter(props: TimezoneConverterProps) {
  const [part, load, failed] = usePart()
  /** An empty date is the day of the press, on a page that was left open overnight too. */
  const engine = useMemo(() => {
    const evaluate = (input: Input, context?: Context): Result<Output, IssueCode> =>
      part ? part.evaluate(input, { ...context, now: Date.now() }) : fault()
    return { initial, evaluate }
  }, [part])
  const { locale } = props
  const run = useCallback(
    async (input: Input): Promise<Result<Output, IssueCode>> =>
      (await load())?.evaluate(input, { locale, now: Date.now() }) ?? fault(),
    [load, locale],
  )
  const tool = useTool(engine, firstStrings, props, { run: part ? undefined : run })
  const { t, value } = tool
  const shown = { first: tool.t, strings: props.strings, locale: tool.locale }

  const zone = (name: 'from' | 'to') => {
    const field = tool.field(name)
    return (
      <Combobox
        {...field}
        placeholder={t.place}
        none={t.none}
        value={nameOf(field.value)}
        selected={field.value}
        source={part?.zonesIn(tool.locale)}
        onOpen={load}
        onPick={field.onChange}
        onChange={(text) => field.onChange(zoneNamed(text))}
      />
    )
  }
  const date = tool.field('date')
  const setDate = (text: string) => {
    void load(true)
    date.onChange(text)
  }

  async function setNow(): Promise<void> {
    const part = await load()
    if (part) tool.update(part.timeIn(value.from, Date.now()) ?? {})
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Swapped label={t.swap} onSwap={() => tool.update({ from: value.to, to: value.from })}>
            {zone('from')}
            {zone('to')}
          </Swapped>
          <Row>
            <TextField
              {...dateProps({ ...date, onChange: setDate }, t, part?.dayRead(date.value, tool.locale), t.emptyDate)}
            />
            <PressField {...tool.field('time')} hint={t.timeHint} press={t.now} onPress={setNow} />
          </Row>
          {failed && <NotFetched t={t} />}
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
    >
      <Answer
        tool={tool}
        say={(output) => part?.sayOf({ output, ...shown }) ?? ''}
        empty={<Placeholder label={t.timeThere} lines={[t.from, t.to]} />}
      >
        {(output) => part && <part.Clocks output={output} {...shown} />}
      </Answer>
    </Tool>
  )
}
