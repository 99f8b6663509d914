import { secondary } from '../../core/base/button.css'
import { interpolate } from '../../core/base/strings'
import { ErrorMessage } from '../../core/fields/field'
import { Progress } from '../../core/output/progress'
import * as css from '../questions.css'
import type { JsonTool } from '../view'
import { limitOf, type useQuestion } from './use-question'

interface OutcomeProps {
  readonly tool: JsonTool
  readonly question: ReturnType<typeof useQuestion>
}

/** Progress with Stop, or why there's no answer. */
export function Outcome({ tool: { t, locale }, question: { asked, stop, again } }: OutcomeProps) {
  if (!asked || asked.state === 'done') return null
  if (asked.state === 'running') {
    const label = interpolate(t.searching, { percent: Math.floor((asked.share ?? 0) * 100) }, locale)
    return (
      <div className={css.outcome} role="status">
        <Progress label={label} share={asked.share ?? 0} />
        <span>{label}</span>
        <button type="button" className={secondary} onClick={stop}>
          {t.stop}
        </button>
      </div>
    )
  }
  return (
    <div className={css.outcome}>
      <ErrorMessage>
        {interpolate(t.ended[asked.state], { seconds: limitOf(asked.question) / 1000 }, locale)}
      </ErrorMessage>
      {asked.state !== 'forbidden' && (
        <button type="button" className={secondary} onClick={again}>
          {t.again}
        </button>
      )}
    </div>
  )
}
