import { useState } from 'react'
import { evaluate, fields, type Input, type IssueCode, type Output } from '../../engine/gpa-calculator/gpa-calculator'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { ErrorMessage } from '../core/fields/field'
import { ActionButton, Tool } from '../core/layouts/tool'
import { CopyBar } from '../core/output/copy-button'
import { useTool } from '../core/tool/use-tool'
import { Courses } from './courses'
import { GpaAnswer } from './gpa-calculator.answer'
import { OwnScale, ScaleFields, TotalFields } from './gpa-calculator.fields'
import { strings } from './gpa-calculator.strings'
import { summarize } from './gpa-calculator.summary'

export type GpaCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function GpaCalculator(props: GpaCalculatorProps) {
  const tool = useTool<Input, Output, IssueCode, typeof strings>({ fields, evaluate, summarize }, strings, props)
  const { t, value } = tool
  const [wantsLevels, setWantsLevels] = useState(false)
  const hasLevels = value.scale !== 'percent' && (wantsLevels || value.courses.some(({ level }) => level))

  function setHasLevels(on: boolean): void {
    setWantsLevels(on)
    if (!on && hasLevels) tool.replace({ courses: value.courses.map(({ level, ...course }) => course) })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="education"
      inputs={
        <>
          <Courses tool={tool} hasLevels={hasLevels} />
          <ErrorMessage>{tool.sentenceAt('courses')}</ErrorMessage>
          <ScaleFields tool={tool} hasLevels={hasLevels} setHasLevels={setHasLevels} />
          <OwnScale tool={tool} />
          <TotalFields tool={tool} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool}>
        {(output, summary) => (
          <>
            <GpaAnswer output={output} summary={summary} input={tool.answeredInput ?? value} />
            <CopyBar summary={summary} />
          </>
        )}
      </Answer>
    </Tool>
  )
}
