import { useEffect } from 'react'
import type { Output } from '../../engine/ip-lookup'
import type { Input } from '../../engine/ip-lookup/input'
import { Answer, Note, Placeholder } from '../core/answer'
import { NotFetched } from '../core/part'
import { PressField } from '../core/press-field'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { room } from './ip-lookup.css'
import { type Code, useLookup } from './ip-lookup.run'
import { firstStrings, type strings } from './ip-lookup.strings'

export interface IpLookupProps extends ToolProps<Input, Output, Code, typeof strings> {
  /** Origin of a service that answers GET /json/ and /{ip}/json/; the public one if absent. */
  readonly host?: string
  /** Asks at once, before anybody presses; as an attribute by presence. */
  readonly auto?: boolean | string
  /** A service's answer that the page has: then nobody is asked. */
  readonly answer?: unknown
}

export function IpLookup({ host, auto = false, answer, ...props }: IpLookupProps) {
  const { engine, run, part } = useLookup(host, answer)
  const tool = useTool(engine, firstStrings, props, { run })
  const { t, value, locale, result, pending, load } = tool
  const shown = { first: t, strings: props.strings, locale }
  const isOwn = tool.answeredInput?.ip.trim() === ''
  const isCustom = value.ip.trim() !== ''
  const isAuto = auto !== false
  const isAsking = pending || (isAuto && !result)
  /** Of the lookup, not of what was typed. */
  const failure = result?.ok === false ? result.issues.find(({ field }) => !field) : undefined

  useEffect(() => {
    if (isAuto) load()
  }, [isAuto, load])

  function showOwn(): void {
    tool.update({ ip: '' })
    tool.act()
  }

  const told =
    failure && !pending ? (
      part ? (
        <part.Failed
          message={tool.sentenceAt('') ?? t.issues['failed-to-fetch']}
          issue={failure}
          input={tool.answeredInput ?? value}
          onRetry={showOwn}
          {...shown}
        />
      ) : (
        <NotFetched t={t} />
      )
    ) : (
      <Answer
        // An answer about another address would be taken for this one's.
        tool={pending ? { ...tool, output: undefined, stale: false } : tool}
        say={(output) => part?.sayOf(output, isOwn, shown) ?? ''}
        empty={
          <>
            {isAsking ? <Note>{isCustom ? t.lookingUp : t.detecting}</Note> : !isAuto && <Note>{t.before}</Note>}
            <Placeholder label={t.ip} lines={[t.place, t.organization, t.reverseName]} />
          </>
        }
      >
        {(output) => part && <part.Facts output={output} isOwn={isOwn} {...shown} />}
      </Answer>
    )

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <PressField
            {...tool.field('ip')}
            hint={t.hint}
            press={pending && isCustom ? t.lookingUp : t.lookUp}
            disabled={!isCustom || pending}
            onPress={tool.act}
          />
          <ActionButton tool={{ ...tool, issue: undefined, act: showOwn }}>{t.own}</ActionButton>
        </>
      }
    >
      {isAuto ? <div className={room}>{told}</div> : told}
    </Tool>
  )
}
