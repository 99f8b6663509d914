import { useCallback, useEffect } from 'react'
import { evaluate, example, exampleContext, type Input, initial, type Output } from '../../engine/ip-lookup'
import { Answer, Note } from '../core/answer/answer'
import { FieldWithButton } from '../core/fields/field-with-button'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { IpAnswer, say } from './ip-lookup.answer'
import { reserved } from './ip-lookup.css'
import { FailedLookup } from './ip-lookup.failed'
import { type Code, lookUp } from './ip-lookup.service'
import { strings } from './ip-lookup.strings'

export interface IpLookupProps extends ToolProps<Input, Output, Code, typeof strings> {
  /** Origin of a service that responds to GET /json/ and /{ip}/json/. The default is a public service. */
  readonly host?: string
  /** Looks up the visitor's address immediately, without a click. */
  readonly auto?: boolean | string
  /** A service's response, if the page already has one. Then no request is sent. */
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
    sendsRequest: !answer,
    evaluateExample,
  })
  const { t, value, locale, result, pending, begin } = tool
  const field = tool.field('ip')
  const isOwn = tool.answeredInput?.ip.trim() === ''
  const isCustom = value.ip.trim() !== ''
  const isFixed = field.access !== undefined
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
      <Answer tool={tool} working={isCustom ? t.lookingUp : t.detecting} say={(output) => say(output, isOwn, t)}>
        {(output) => <IpAnswer output={output} isOwn={isOwn} t={t} locale={locale} />}
      </Answer>
    )

  return (
    <Tool
      // `FailedLookup` is an alert itself.
      tool={{ ...tool, issue: undefined }}
      name={t.name}
      hue="text"
      inputs={
        <>
          <FieldWithButton
            {...field}
            // An empty field isn't an error: it means the visitor's own address.
            onBlur={isCustom ? field.onBlur : undefined}
            issue={isCustom ? field.issue : undefined}
            hint={t.hint}
            press={pending && isCustom ? t.lookingUp : t.lookUp}
            disabled={!isCustom || pending}
            onPress={tool.act}
          />
          <ActionButton tool={{ ...tool, issue: undefined, act: showOwn }} disabled={isFixed && isCustom}>
            {t.own}
          </ActionButton>
        </>
      }
    >
      {isAuto ? (
        <div className={reserved}>{content}</div>
      ) : (
        <>
          {content}
          {tool.presses === 0 && <Note>{t.before}</Note>}
        </>
      )}
    </Tool>
  )
}
