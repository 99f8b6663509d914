import { type RefObject, useEffect, useRef, useState } from 'react'
import { ErrorMessage } from '../core/fields/field'
import { formatNumber } from '../core/format/format'
import { primary, secondary } from '../core/output/button.css'
import { Progress } from '../core/output/progress'
import { focusTool } from '../core/tool/focus-tool'
import { interpolate } from '../core/tool/strings'
import type { JsonTool } from './json-editor.answer'
import type { Editor } from './json-editor.client'
import * as css from './json-editor.css'
import type { Action, Transformed } from './json-editor.jobs'
import type { strings } from './json-editor.strings'

/** What a button does or did: running, done, or impossible. */
interface ActionState {
  readonly action: Action
  /** Of a long text. */
  readonly share?: number
  readonly before: string
  readonly result?: Transformed
}

/** What can be done to the text, and what was; an edit or Cancel stops what is running. */
export function useActions(tool: JsonTool, editor: RefObject<Editor | undefined>) {
  const { text, indent } = tool.value
  const [state, setState] = useState<ActionState>()
  const running = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is no longer the one in work
  useEffect(() => () => running.current?.abort(), [text])

  async function start(action: Action): Promise<void> {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setState({ action, before: text })
    const result = await editor.current?.transform({ action, text, indent }, controller.signal, (share) => {
      if (!controller.signal.aborted) setState({ action, before: text, share })
    })
    if (controller.signal.aborted) return
    setState(result && { action, before: text, result })
    if (result?.text !== undefined) tool.replace({ text: result.text })
  }

  function cancel(): void {
    running.current?.abort()
    setState(undefined)
  }

  // Only while it is about the text in the field.
  return { start, cancel, current: state && (state.result?.text ?? state.before) === text ? state : undefined }
}

interface ActionsProps {
  readonly tool: JsonTool
  readonly actions: ReturnType<typeof useActions>
  /** Known, or not known yet. */
  readonly valid: boolean | undefined
}

const names = ['format', 'minify', 'sort'] as const

/** The buttons, and what they did. */
export function Actions({ tool: { t, locale, value }, actions: { start, cancel, current }, valid }: ActionsProps) {
  const issue = current?.result?.issue
  // What an action made is valid before it was read again: a button that is switched off loses the focus.
  const isValid = valid ?? current?.result?.text !== undefined
  return (
    <>
      <div className={css.actions}>
        {names.map((action) => (
          <button
            key={action}
            type="button"
            className={action === 'format' ? primary : secondary}
            disabled={!isValid}
            onClick={() => void start(action)}
          >
            {t[action]}
          </button>
        ))}
        {value.text && valid === false && (
          <button
            type="button"
            className={secondary}
            onClick={({ currentTarget }) => {
              focusTool(currentTarget)
              void start('repair')
            }}
          >
            {t.repair}
          </button>
        )}
      </div>
      {issue && <ErrorMessage>{t.refused[issue]}</ErrorMessage>}
      {current && !issue && <ActionStatus state={current} t={t} locale={locale} onCancel={cancel} />}
    </>
  )
}

interface ActionStatusProps {
  readonly state: ActionState
  readonly t: typeof strings
  readonly locale: string
  readonly onCancel: () => void
}

/** Under the buttons: how far an action is, or that it is done and what it changed. */
function ActionStatus({ state: { action, share, result }, t, locale, onCancel }: ActionStatusProps) {
  if (result?.text !== undefined) {
    return (
      <div className={css.done}>
        <p role="status">{t.done[action]}</p>
        {result.fixes && (
          <ul className={css.fixes}>
            {result.fixes.map(({ fix, count }) => (
              <li key={fix}>
                <span className={css.times}>{formatNumber(count, locale)} ×</span> {t.fixes[fix]}
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  if (share === undefined) return null
  const label = interpolate(t.doing[action], { percent: Math.floor(share * 100) }, locale)
  return (
    <div className={css.status}>
      <Progress label={label} share={share} />
      <p className={css.label}>{label}</p>
      <button type="button" className={secondary} onClick={onCancel}>
        {t.cancel}
      </button>
    </div>
  )
}
