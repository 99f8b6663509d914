import { formatIn } from '../base/summary'
import { useWords } from './use-words'

/** Formats amounts in the tool's currency: 2598.81 becomes '$2,598.81'. */
export function useMoney() {
  const { t, locale } = useWords<{ readonly currency: string }>()
  return formatIn(locale, t.currency).money
}
