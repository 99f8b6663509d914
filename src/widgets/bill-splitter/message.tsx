import { useContext, useEffect, useState } from 'react'
import type { Output } from '../../engine/bill-splitter/bill-splitter'
import { IsCurrent } from '../core/answer/answer'
import * as button from '../core/base/button.css'
import { icon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import { CopyButton } from '../core/output/copy-button'
import { SendTo } from '../core/output/send-to'
import type { strings } from './bill-splitter.strings'
import { nameOf } from './rows'

const ShareIcon = icon('M8 10V2m0 0L5 5m3-3 3 3M3.5 8v6h9V8')

interface MessageProps {
  readonly output: Output
  readonly occasion: string
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
  /** The lines of the bill. */
  readonly lines: readonly { readonly label: string; readonly amount: number }[]
}

/** 'Dinner: $120.00 in total', then what each person owes, then what the total is made of. */
export function messageOf({ output, occasion, t, locale, money, lines }: MessageProps): string {
  const persons = output.persons ?? []
  const owed = persons.map(({ name, amount }, index) =>
    interpolate(t.owes, { name: nameOf(name, index, t, locale), amount: money(amount) }),
  )
  const total = totalOf(occasion, output, t, money)
  const made = lines.filter(({ amount }) => amount > 0).map(({ label, amount }) => `${label}: ${money(amount)}`)
  return [total, ...owed, '', ...made].join('\n')
}

/** 'Dinner: $120.00 in total', or 'Total: $120.00' without an occasion. */
export const totalOf = (
  occasion: string,
  { totalAmount }: Output,
  t: typeof strings,
  money: (amount: number) => string,
): string =>
  occasion.trim()
    ? interpolate(t.messageTotal, { occasion: occasion.trim(), total: money(totalAmount) })
    : `${t.total}: ${money(totalAmount)}`

interface SendProps {
  readonly t: typeof strings
  readonly text: () => string
  /** Replaces 'Copy'. */
  readonly label?: string
}

/** Copies the text or, where the device can, hands it to an app such as a messenger. */
export function Send({ t, text, label }: SendProps) {
  const isCurrent = useContext(IsCurrent)
  // Only in a browser, and after the first render, which has to be like the server's.
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return (
    <div className={button.bar}>
      <CopyButton tool={{ t }} text={text} label={label} />
      <SendTo outputs={[{ kind: 'text', text }]} />
      {canShare && (
        <button
          type="button"
          className={button.secondary}
          disabled={!isCurrent}
          // Rejected if it's closed without choosing an app.
          onClick={() => void navigator.share({ text: text() }).catch(() => {})}
        >
          <ShareIcon />
          {t.share}
        </button>
      )}
    </div>
  )
}
