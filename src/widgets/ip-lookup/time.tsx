import { useEffect, useState } from 'react'
import { localTimeIn } from '../../engine/ip-lookup/place'
import { interpolate } from '../core/base/strings'
import { formatDate } from '../core/format/format-date'
import { unitText } from '../core/format/unit-text'
import { useWords, type Words } from '../core/words/use-words'
import type { strings } from './ip-lookup.strings'

const minute = 60_000

/** The current time, once a minute, when the clocks change. Undefined on a server and until hydrated. */
function useMinute(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const instant = Date.now()
      setNow(instant)
      timer = setTimeout(tick, minute - (instant % minute))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}

/** 'Thu 9:05 AM, 3 hours behind you', or '' if the time zone is unknown. */
export function localTimeText(zone: string, now: number, { t, locale }: Words<typeof strings>): string {
  const home = Intl.DateTimeFormat().resolvedOptions().timeZone
  const local = localTimeIn(zone, home, now)
  if (!local) return ''
  const time = formatDate(local.at, locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' })
  const minutes = Math.abs(local.ahead)
  const difference = unitText({ hour: Math.floor(minutes / 60), minute: minutes % 60 }, locale)
  return interpolate(local.ahead === 0 ? t.sameTime : local.ahead > 0 ? t.ahead : t.behind, { time, difference })
}

/** The time in a time zone, compared with the visitor's own. */
export function LocalTime({ zone }: { readonly zone: string }) {
  const words = useWords<typeof strings>()
  const now = useMinute()
  // The space reserves the line until the clock is known.
  return <time>{(now !== undefined && localTimeText(zone, now, words)) || '\u00a0'}</time>
}
