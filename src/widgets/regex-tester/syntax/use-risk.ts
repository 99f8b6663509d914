import { useCallback, useEffect, useRef, useState } from 'react'
import type { Risk } from '../../../engine/regex-tester/risk'
import { afterPress } from '../../core/tool/press'
import { createRiskChecker, shortText } from './risk.client'

interface Search {
  readonly pattern: string
  readonly flags: string
  readonly text: string
}

/** Milliseconds that a search waits for the analysis. After that, only its own time limit applies. */
const patience = 3000

const keyOf = ({ pattern, flags }: Omit<Search, 'text'>) => `${flags}/${pattern}`

/** Analyzes patterns before they run. */
export function useRiskChecker() {
  const checker = useRef<ReturnType<typeof createRiskChecker>>(undefined)
  const allowed = useRef<string>(undefined)
  useEffect(() => () => checker.current?.close(), [])

  const check = useCallback((regex: Omit<Search, 'text'>, length: number) => {
    checker.current ??= createRiskChecker()
    return checker.current.check(regex, length)
  }, [])

  /** Whether a search waits for the user's decision: it could be exponential, and the text is long. */
  const isHeld = useCallback(
    async (search: Search): Promise<boolean> => {
      if (search.text.length <= shortText || allowed.current === keyOf(search)) return false
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
      return (await Promise.race([check(search, search.text.length), late]))?.kind === 'exponential'
    },
    [check],
  )
  const allow = (regex: Omit<Search, 'text'>) => {
    allowed.current = keyOf(regex)
  }
  return { check, isHeld, allow }
}

/** Whether the pattern can take very long, 300 ms after the last edit. */
export function useRisk(
  check: ReturnType<typeof useRiskChecker>['check'],
  { pattern, flags, text: { length } }: Search,
  isValid: boolean,
): Risk | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly risk: Risk | undefined }>()
  const key = keyOf({ pattern, flags })
  useEffect(() => {
    if (!isValid) return
    let isStale = false
    const timer = setTimeout(async () => {
      const risk = await check({ pattern, flags }, length)
      afterPress(() => !isStale && setKnown({ key: keyOf({ pattern, flags }), risk }))
    }, 300)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [check, pattern, flags, length, isValid])
  return known?.key === key ? known.risk : undefined
}
