import { useCallback, useEffect } from 'react'
import {
  evaluate,
  example,
  exampleContext,
  type Input,
  initial,
  isNetworkLike,
  type Output,
} from '../../engine/ip-lookup'
import { Answer, Note } from '../core/answer/answer'
import { FieldWithButton } from '../core/fields/field-with-button'
import { ActionButton, Tool } from '../core/tool/tool'
import type { FieldProps, ToolProps, ToolState } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { IpAnswer, say } from './ip-lookup.answer'
import * as css from './ip-lookup.css'
import { FailedLookup } from './ip-lookup.failed'
import { NetworkAnswer, sayNetwork } from './ip-lookup.network'
import { NetworkOptions } from './ip-lookup.options'
import { OwnAddresses } from './ip-lookup.own'
import { type Code, lookUp } from './ip-lookup.service'
import { strings } from './ip-lookup.strings'

export interface IpLookupProps extends ToolProps<Input, Output, Code, typeof strings> {
  /** Origin of a service that responds to GET /json/ and /{ip}/json/. The default is a public service. */
  readonly host?: string
  /** Address of a service that responds with the visitor's IPv4 address: {"ip":"192.0.2.1"}. The default is api4.ipify.org. */
  readonly host4?: string
  /** The same for the visitor's IPv6 address. The default is api6.ipify.org. */
  readonly host6?: string
  /** Looks up the visitor's address immediately, without a click. */
  readonly auto?: boolean | string
  /** A service's response, if the page already has one. Then no request is sent. */
  readonly answer?: unknown
}

/** Networks are calculated while they're typed. */
const instant = ({ ip }: Input) => isNetworkLike(ip)

const evaluateExample = (input: Input) => evaluate(input, exampleContext)

function useLookup({ host, answer, ...props }: Omit<IpLookupProps, 'auto' | 'host4' | 'host6'>) {
  const run = useCallback(
    (input: Input, signal: AbortSignal) => lookUp(input, answer, { host, signal, fresh: true }),
    [host, answer],
  )
  return useTool<Input, Output, Code, typeof strings>({ evaluate, initial, example }, strings, props, {
    run,
    instant,
    edits: 'dim',
    sendsRequest: !answer,
    evaluateExample,
  })
}

export function IpLookup({ host4, host6, auto = false, ...props }: IpLookupProps) {
  const tool = useLookup(props)
  const { t, value, locale, result, pending, begin } = tool
  const isCustom = value.ip.trim() !== ''
  const isNetwork = instant(value)
  const isAuto = auto !== false
  /** An error of the lookup, not of the field. */
  const failure = result?.ok === false ? result.issues.find(({ field }) => !field) : undefined

  useEffect(() => {
    if (isAuto) begin()
  }, [isAuto, begin])

  function showOwn(): void {
    tool.update({ ip: '' })
    tool.act()
  }

  const content =
    failure && !pending ? (
      <FailedLookup
        message={tool.sentenceAt('') ?? t.issues['failed-to-fetch']}
        issue={failure}
        input={tool.resultInput ?? value}
        onRetry={showOwn}
        t={t}
        locale={locale}
      />
    ) : (
      <AnyAnswer
        tool={tool}
        typed={tool.answeredInput?.ip ?? ''}
        working={isCustom ? t.lookingUp : t.detecting}
        page={tool.field('splitPage')}
        t={t}
        locale={locale}
      />
    )

  return (
    <Tool
      // `FailedLookup` is an alert itself.
      tool={{ ...tool, issue: undefined }}
      name={t.name}
      hue="text"
      inputs={<LookupFields tool={tool} showOwn={showOwn} sendsRequests={!props.answer} host4={host4} host6={host6} />}
    >
      {isAuto ? (
        <div className={isNetwork ? css.stage : css.reserved}>{content}</div>
      ) : (
        <>
          {content}
          {tool.presses === 0 && <Note>{t.before}</Note>}
        </>
      )}
    </Tool>
  )
}

interface LookupFieldsProps extends Pick<IpLookupProps, 'host4' | 'host6'> {
  readonly tool: ReturnType<typeof useLookup>
  readonly showOwn: () => void
  /** The page has no answer of its own. */
  readonly sendsRequests: boolean
}

function LookupFields({ tool, showOwn, sendsRequests, host4, host6 }: LookupFieldsProps) {
  const { t, value, locale, pending } = tool
  const field = tool.field('ip')
  const isCustom = value.ip.trim() !== ''
  return (
    <>
      <FieldWithButton
        {...field}
        // The page belongs to the list of the former network.
        onChange={(ip) => tool.update({ ip, splitPage: '' }, 'ip')}
        // An empty field isn't an error: it means the visitor's own address.
        onBlur={isCustom ? field.onBlur : undefined}
        issue={isCustom ? field.issue : undefined}
        hint={t.hint}
        press={pressLabel(value, pending, t)}
        disabled={!isCustom || pending}
        onPress={tool.act}
      />
      <NetworkOptions field={tool.field} update={tool.update} value={value} t={t} />
      <div className={css.own}>
        <ActionButton
          tool={{ ...tool, issue: undefined, act: showOwn }}
          disabled={field.access !== undefined && isCustom}
        >
          {t.own}
        </ActionButton>
        {sendsRequests && <OwnAddresses host4={host4} host6={host6} t={t} locale={locale} />}
      </div>
    </>
  )
}

/** The button in the field. */
function pressLabel({ ip }: Input, pending: boolean, t: typeof strings): string {
  if (pending && ip.trim() !== '') return t.lookingUp
  return isNetworkLike(ip) ? t.calculate : t.lookUp
}

interface AnyAnswerProps {
  readonly tool: ToolState<Output>
  /** What was typed for this answer. '' for the visitor's own address. */
  readonly typed: string
  /** Shown while waiting for an answer. */
  readonly working: string
  readonly page: FieldProps
  readonly t: typeof strings
  readonly locale: string
}

/** The answer about an address or about a network. */
function AnyAnswer({ tool, typed, working, page, ...options }: AnyAnswerProps) {
  const { t } = options
  const isNetwork = ({ subnet, summary }: Output) => Boolean(subnet ?? summary)
  return (
    <Answer
      tool={tool}
      working={working}
      say={(output) => (isNetwork(output) ? sayNetwork(output, options) : say(output, typed.trim() === '', t))}
    >
      {(output) =>
        isNetwork(output) ? (
          <NetworkAnswer output={output} page={page} {...options} />
        ) : (
          <IpAnswer output={output} typed={typed} {...options} />
        )
      }
    </Answer>
  )
}
