import { useEffect, useState } from 'react'
import type { Risk } from '../../../engine/regex-tester/risk'
import { showAfterPress } from '../../core/base/press'
import { keyOf, type Regex } from './risk.client'

export type CheckRisk = (regex: Regex, length: number) => Promise<Risk | undefined>

/** Whether the pattern can take very long, 300 ms after the last edit. */
export function useRisk(
  check: CheckRisk,
  { pattern, flags, text: { length } }: Regex & { readonly text: string },
  isValid: boolean,
): Risk | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly risk: Risk | undefined }>()
  const key = keyOf({ pattern, flags })
  useEffect(() => {
    if (!isValid) return
    let isStale = false
    const timer = setTimeout(async () => {
      const risk = await check({ pattern, flags }, length)
      showAfterPress(() => !isStale && setKnown({ key: keyOf({ pattern, flags }), risk }))
    }, 300)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [check, pattern, flags, length, isValid])
  return known?.key === key ? known.risk : undefined
}
