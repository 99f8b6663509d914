import { useEffect, useMemo, useState } from 'react'
import type { Context } from '../../engine/invoice-generator'
import { today } from '../../engine/invoice-generator/draft'

/**
 * The day of this machine, as the engine wants it: from after the first paint on, so that a page made ahead holds no
 * day of its own, and looked at again with each edit, because a page may stay open overnight.
 */
export function useToday(): Context {
  const [day, setDay] = useState('')
  useEffect(() => {
    const now = today({ now: Date.now() })
    if (now !== day) setDay(now)
  })
  return useMemo(() => (day ? { now: new Date(`${day}T12:00`) } : {}), [day])
}
