import { type MouseEvent, useEffect } from 'react'
import type { Input, Output } from '../../engine/ip-lookup/ip-lookup'
import { Answer, Note } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { FieldWithButton } from '../core/fields/field-with-button'
import { ActionButton, Tool } from '../core/layouts/tool'
import { LoadFailed } from '../core/output/load-failed'
import { FailedLookup } from './failed'
import { IpAnswer } from './ip-lookup.answer'
import * as css from './ip-lookup.css'
import type { Code } from './ip-lookup.service'
import { useLookup } from './ip-lookup.state'
import type { strings } from './ip-lookup.strings'
import { NetworkOptions } from './options'
import { OwnAddresses } from './own'

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

export function IpLookup({ host4, host6, auto = false, ...props }: IpLookupProps) {
  const tool = useLookup(props)
  const { t, value, result, pending, begin, isNetwork } = tool
  const isCustom = value.ip.trim() !== ''
  const isAuto = auto !== false
  /** An error of the lookup, not of the field. */
  const failure =
    result?.ok === false ? result.issues.find(({ code, field }) => !field && code !== 'not-loaded') : undefined

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
      />
    ) : (
      <AnyAnswer tool={tool} working={isCustom ? t.lookingUp : t.detecting} />
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
  const { t, value, pending } = tool
  const field = tool.field('ip')
  const isCustom = value.ip.trim() !== ''
  function lookUp({ currentTarget }: MouseEvent): void {
    if (!isCustom) currentTarget.parentElement?.querySelector('input')?.focus()
    else if (!pending) tool.act()
  }
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
        press={pending && isCustom ? t.lookingUp : tool.isNetwork ? t.calculate : t.lookUp}
        isOff={!isCustom || pending}
        onPress={lookUp}
      />
      {tool.hasNotLoaded && <LoadFailed onRetry={tool.act} />}
      <NetworkOptions
        field={tool.field}
        update={tool.update}
        isOpen={tool.isNetwork}
        line={tool.issueAt('combine')?.at?.line}
      />
      <div className={css.own}>
        <ActionButton
          tool={{ ...tool, issue: undefined, act: showOwn }}
          disabled={field.access !== undefined && isCustom}
        >
          {t.own}
        </ActionButton>
        {sendsRequests && <OwnAddresses host4={host4} host6={host6} />}
      </div>
    </>
  )
}

interface AnyAnswerProps {
  readonly tool: ReturnType<typeof useLookup>
  /** Shown while waiting for an answer. */
  readonly working: string
}

/** The answer about an address or about a network, which has the code for networks. */
function AnyAnswer({ tool, working }: AnyAnswerProps) {
  const { networks } = tool
  return (
    <Answer tool={tool} working={working}>
      {(output, summary) => {
        const found = (output.subnet || output.summary) && networks
        return found ? (
          <found.NetworkAnswer output={output} summary={summary} page={tool.field('splitPage')} />
        ) : (
          <IpAnswer output={output} summary={summary} />
        )
      }}
    </Answer>
  )
}
