import { useEffect } from 'react'
import { tonal } from '../../core/base/button.css'
import { ErrorIcon } from '../../core/base/icons'
import { interpolate } from '../../core/base/strings'
import type { Mark } from '../../core/editor/highlight'
import { useMoreWords } from '../../core/words/use-more-words'
import { strings } from '../regex-tester.strings'
import { type CheckRisk, useRisk } from '../syntax/use-risk'
import type { RegexTool } from './regex-tool'
import * as css from './views.css'

interface RiskNoteProps {
  readonly tool: RegexTool
  readonly isValid: boolean
  readonly check: CheckRisk
  /** Marks the causes in the pattern. */
  readonly onMark: (marks: readonly Mark[]) => void
}

/** Warns that a pattern can be slow before it runs, with the cause and a text that shows it. */
export function RiskNote({ tool, isValid, check, onMark }: RiskNoteProps) {
  const { t, locale } = useMoreWords(strings)
  const { value } = tool
  const risk = useRisk(check, value, isValid)
  useEffect(() => onMark(risk?.hotspots.map((spot) => ({ ...spot, kind: 'caution' })) ?? []), [risk, onMark])
  if (risk?.kind !== 'exponential' && risk?.kind !== 'polynomial') return null
  const { kind, degree = 2, attack, hotspots } = risk
  const parts = hotspots.map(({ from, to }) => value.pattern.slice(from, to))
  return (
    <div className={css.risk} role="note">
      <span className={css.riskText}>
        <span className={css.riskSign}>
          <ErrorIcon />
        </span>
        <span>
          {kind === 'exponential' ? t.riskExponential : interpolate(t.riskPolynomial, { times: 2 ** degree }, locale)}
          <span className={css.riskDetail}>
            {parts.length > 0 && interpolate(t.riskCause, { parts: parts.join('  ') }, locale)}
            {parts.length > 0 && attack && ' · '}
            {attack && interpolate(t.riskAttack, { n: attack.length, text: shortened(attack) }, locale)}
          </span>
        </span>
      </span>
      {attack && (
        <button type="button" className={tonal} onClick={() => tool.replace({ text: attack })}>
          {t.tryAttack}
        </button>
      )}
    </div>
  )
}

/** 'aaaaaaaa…⟨U+0000⟩': the start and the end, with control characters visible. */
function shortened(text: string): string {
  const cut = text.length > 24 ? `${text.slice(0, 10)}…${text.slice(-6)}` : text
  return cut.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (each) => `⟨U+${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )
}
