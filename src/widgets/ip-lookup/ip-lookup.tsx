import { useCallback, useEffect } from 'react'
import { evaluate, example, exampleContext, type Input, initial, type Output } from '../../engine/ip-lookup'
import { FieldWithButton } from '../core/fields/field-with-button'
import { Answer, Note } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { FailedLookup, IpAnswer, say } from './ip-lookup.answer'
import { room } from './ip-lookup.css'
import { type Code, lookUp } from './ip-lookup.service'
import { strings } from './ip-lookup.strings'

export interface IpLookupProps extends ToolProps<Input, Output, Code, typeof strings> {
  /** Origin of a service that answers GET /json/ and /{ip}/json/; the public one if absent. */
  readonly host?: string
  /** Asks at once, without a click; as an attribute by presence. */
  readonly auto?: boolean | string
  /** A service's answer that the page has: then no service is asked. */
  readonly answer?: unknown
}

const evaluateExample = (input: Input) => evaluate(input, exampleContext)

export function IpLookup({ host, auto = false, answer, ...props }: IpLookupProps) {
  const run = useCallback(
    (input: Input, signal: AbortSignal) => lookUp(input, answer, { host, signal, fresh: true }),
    [host, answer],
  )
  const tool = useTool<Input, Output, Code, typeof strings>({ evaluate, initial, example }, strings, props, {
    run,
    edits: 'dim',
    evaluateExample,
  })
  const { t, value, locale, result, pending, begin } = tool
  const field = tool.field('ip')
  const isOwn = tool.answeredInput?.ip.trim() === ''
  const isCustom = value.ip.trim() !== ''
  const isAuto = auto !== false
  /** Of the lookup, not of what was typed. */
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
      <Answer tool={tool} working={isCustom ? t.lookingUp : t.detecting} say={(output) => say(output, isOwn, t)}>
        {(output) => <IpAnswer output={output} isOwn={isOwn} t={t} locale={locale} />}
      </Answer>
    )

  return (
    <Tool
      // A failure is an alert of its own.
      tool={{ ...tool, issue: undefined }}
      name={t.name}
      inputs={
        <>
          <FieldWithButton
            {...field}
            // An empty field is not wrong: it means one's own address.
            onBlur={isCustom ? field.onBlur : undefined}
            issue={isCustom ? field.issue : undefined}
            hint={t.hint}
            press={pending && isCustom ? t.lookingUp : t.lookUp}
            disabled={!isCustom || pending}
            onPress={tool.act}
          />
          <ActionButton tool={{ ...tool, issue: undefined, act: showOwn }}>{t.own}</ActionButton>
        </>
      }
    >
      {isAuto ? (
        <div className={room}>{content}</div>
      ) : (
        <>
          {content}
          {tool.presses === 0 && <Note>{t.before}</Note>}
        </>
      )}
    </Tool>
  )
}
