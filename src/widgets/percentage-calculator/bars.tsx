import type { Output } from '../../engine/percentage-calculator/percentage-calculator'
import { interpolate } from '../core/base/strings'
import { useWords } from '../core/words/use-words'
import * as css from './percentage-calculator.css'
import type { strings } from './percentage-calculator.strings'
import { percent, show, typed } from './sentence'

/** The two amounts as bars. The larger one has the full width. Negative amounts aren’t shown. */
export function Bars({ output }: { readonly output: Output }) {
  const { t, locale } = useWords<typeof strings>()
  const amounts = amountsOf(output)
  const longest = Math.max(...amounts)
  if (Math.min(...amounts) < 0 || longest === 0) return null
  const { first, second } = t.types[output.type]
  const label = (template: string) => interpolate(template, { x: typed(output.x, locale) }, locale)
  return (
    <div className={css.bars} aria-hidden="true">
      {[label(first), label(second)].map((words, index) => (
        <div key={words} className={css.bar}>
          <p className={css.words}>
            <span>{words}</span>
            <b>{(output.type === 'points' ? percent : show)(amounts[index] ?? 0, locale)}</b>
          </p>
          <svg className={css.track} aria-hidden="true" width="100%" height="14">
            <rect className={css.whole} width="100%" height="14" />
            <rect
              className={css.fills[index === 0 ? 'first' : 'second']}
              width={`${((amounts[index] ?? 0) / longest) * 100}%`}
              height="14"
            />
          </svg>
        </div>
      ))}
    </div>
  )
}

/** The part and the whole, or the values before and after. */
function amountsOf({ type, x, y, result }: Output): readonly [number, number] {
  if (type === 'percentOf') return [result, y]
  if (type === 'whatTotal') return [x, result]
  return type === 'discount' ? [result, x] : [x, y]
}
