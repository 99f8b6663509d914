import { primary, secondary } from '../core/button.css'
import * as css from './json-editor.css'
import type { Deed } from './json-editor.jobs'
import type { firstStrings } from './json-editor.strings'

const deeds = ['format', 'minify', 'sort'] as const

interface DeedButtonsProps {
  readonly t: typeof firstStrings
  readonly disabled: boolean
  readonly onAct?: (deed: Deed) => void
  /** The words of a fourth button, of a text that is not JSON. */
  readonly repair?: string
}

export function DeedButtons({ t, disabled, onAct, repair }: DeedButtonsProps) {
  return (
    <div className={css.deeds}>
      {deeds.map((deed) => (
        <button
          key={deed}
          type="button"
          className={deed === 'format' ? primary : secondary}
          disabled={disabled}
          onClick={() => onAct?.(deed)}
        >
          {t[deed]}
        </button>
      ))}
      {repair && (
        <button type="button" className={secondary} onClick={() => onAct?.('repair')}>
          {repair}
        </button>
      )}
    </div>
  )
}
