import { useEffect, useState } from 'react'
import { tonesOf } from '../../../engine/base64-tool/json-text'
import { type Claim, type Token, type Validity, validityOf } from '../../../engine/base64-tool/jwt'
import { interpolate } from '../../core/base/strings'
import { Verdict } from '../../core/layouts/pane'
import { useIsClockKnown } from '../../core/tool/use-is-clock-known'
import { useWords } from '../../core/words/use-words'
import type { strings } from '../base64-tool.strings'
import { SignatureCheck } from './key'
import { localTime, relativeTime, validityText } from './times'
import * as css from './token.css'

/** A JWT: whether it's still valid, its payload and header, its claims in words, and its signature. */
export function TokenView({ token }: { readonly token: Token }) {
  const { t } = useWords<typeof strings>()
  const now = useNow()
  return (
    <div className={css.token}>
      <div className={css.verdicts}>
        {now !== undefined && token.payload !== undefined && (
          <ValidityLine validity={validityOf(token, now)} now={now} />
        )}
        <FormLine token={token} />
      </div>
      {token.payload !== undefined && <Json title={t.payload} text={token.payload} />}
      {token.claims.length > 0 && <Claims claims={token.claims} now={now} />}
      <Json title={t.header} text={token.header} />
      {token.form === 'signed' && <SignatureCheck token={token} />}
    </div>
  )
}

/** Seconds between two looks at the clock. */
const interval = 10

/** Seconds since 1970; undefined on a server. */
function useNow(): number | undefined {
  const isKnown = useIsClockKnown(true)
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), interval * 1000)
    return () => clearInterval(timer)
  }, [])
  return isKnown ? now : undefined
}

interface ValidityLineProps {
  readonly validity: Validity
  readonly now: number
}

function ValidityLine({ validity, now }: ValidityLineProps) {
  const { t, locale } = useWords<typeof strings>()
  const text = validityText(validity, now, t, locale)
  if (validity.state === 'no-expiry') return <p>{text}</p>
  return <Verdict good={validity.state === 'valid'}>{text}</Verdict>
}

/** The algorithms of signatures, with names that are the same in all languages. */
const algorithmNames: Readonly<Record<string, string>> = {
  HS256: 'HMAC, SHA-256',
  HS384: 'HMAC, SHA-384',
  HS512: 'HMAC, SHA-512',
  RS256: 'RSA, SHA-256',
  RS384: 'RSA, SHA-384',
  RS512: 'RSA, SHA-512',
  PS256: 'RSA-PSS, SHA-256',
  PS384: 'RSA-PSS, SHA-384',
  PS512: 'RSA-PSS, SHA-512',
  ES256: 'ECDSA, P-256',
  ES384: 'ECDSA, P-384',
  ES512: 'ECDSA, P-521',
  EdDSA: 'Ed25519',
}

/** Signed, unsigned or encrypted, and with what. */
function FormLine({ token: { form, algorithm } }: { readonly token: Token }) {
  const { t } = useWords<typeof strings>()
  if (form === 'unsigned') return <Verdict good={false}>{t.unsigned}</Verdict>
  const name = Object.hasOwn(algorithmNames, algorithm) ? algorithmNames[algorithm] : undefined
  const full = name ? `${algorithm} (${name})` : algorithm
  return <p>{interpolate(form === 'encrypted' ? t.encrypted : t.signed, { algorithm: full })}</p>
}

/** Longer texts have no colors, because each part is an element. */
const longestColored = 30_000

function Json({ title, text }: { readonly title: string; readonly text: string }) {
  const parts = text.length > longestColored ? [{ text, tone: 'plain' } as const] : tonesOf(text)
  return (
    <section className={css.part} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <pre className={css.json}>
        {parts.map(({ text, tone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
          <span key={at} className={css.tones[tone]}>
            {text}
          </span>
        ))}
      </pre>
    </section>
  )
}

interface ClaimsProps {
  readonly claims: readonly Claim[]
  readonly now: number | undefined
}

/** The registered claims in words: 'Expires: Jan 18, 2026, 1:30:22 AM UTC (in 2 hours)'. */
function Claims({ claims, now }: ClaimsProps) {
  const { t, locale } = useWords<typeof strings>()
  const wordsOf = ({ text, seconds, isMilliseconds }: Claim) => {
    if (seconds === undefined || now === undefined) return text
    if (isMilliseconds) return interpolate(t.milliseconds, { number: text })
    return `${localTime(seconds, locale)} (${relativeTime(seconds, now, locale)})`
  }
  return (
    <dl className={css.claims}>
      {claims.map((claim) => (
        <div key={claim.name}>
          <dt>
            {t.claims[claim.name]} <code>{claim.name}</code>
          </dt>
          <dd>{wordsOf(claim)}</dd>
        </div>
      ))}
    </dl>
  )
}
