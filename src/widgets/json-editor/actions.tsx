import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Output } from '../../engine/json-editor/output'
import { secondary, tonal, toolbarPrimary } from '../core/base/button.css'
import { focusingTool } from '../core/base/focus-tool'
import { icon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import { ErrorMessage } from '../core/fields/field'
import { formatNumber } from '../core/format/format'
import { Progress } from '../core/output/progress'
import { useWords } from '../core/words/use-words'
import type { Action, Transformed } from './jobs'
import type { Editor } from './json-editor.client'
import * as css from './json-editor.css'
import { lazyClient } from './json-editor.state'
import type { strings } from './json-editor.strings'
import type { JsonTool, ViewProps } from './view'

/** The state of an action: running, done or failed. */
interface ActionState {
  readonly action: Action
  /** Progress on a long text. */
  readonly share?: number
  readonly before: string
  readonly result?: Transformed
}

/** The actions and the state of the last one. An edit or Cancel stops a running action. */
export function useActions(
  tool: JsonTool,
  editor: RefObject<Editor | undefined>,
  form: RefObject<'format' | 'minify'>,
) {
  const { text, indent } = tool.value
  const [state, setState] = useState<ActionState>()
  const running = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text cancels the running action
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
    if (result?.text === undefined) return
    if (action !== 'repair') form.current = action === 'minify' ? 'minify' : 'format'
    tool.replace({ text: result.text })
  }

  function cancel(): void {
    running.current?.abort()
    setState(undefined)
  }

  // Only if it's still about the text in the field.
  return { start, cancel, current: state && (state.result?.text ?? state.before) === text ? state : undefined }
}

interface ActionsProps {
  readonly tool: JsonTool
  readonly actions: ReturnType<typeof useActions>
  /** Undefined until it's known. */
  readonly valid: boolean | undefined
  readonly error: Output['error'] | undefined
  readonly onShow: ViewProps['onShow']
}

const names = ['format', 'minify', 'sort'] as const
const icons = {
  minify: icon('M2 4h12M2 12h12M5 8h6M5 6.2 3.2 8 5 9.8m6-3.6L12.8 8 11 9.8'),
  sort: icon('M2 4h12M2 8h8M2 12h4'),
}

/** The buttons above the text. */
export function Actions({ tool: { t, accessOf }, actions: { start, current }, valid, error, onShow }: ActionsProps) {
  // The result of an action is valid even before it's checked again.
  const isValid = valid ?? current?.result?.text !== undefined
  // In an empty text, only the focus moves.
  const { offset = 0, length = 0 } = error ?? {}
  return names.map((action) => {
    const Icon = action !== 'format' && icons[action]
    return (
      <button
        key={action}
        type="button"
        className={Icon ? secondary : toolbarPrimary}
        data-slot={Icon ? 'action' : 'main-action'}
        disabled={accessOf('text') !== undefined}
        aria-disabled={!isValid}
        onClick={() => (isValid ? void start(action) : onShow(offset, offset + length))}
      >
        {Icon && <Icon />}
        {t[action]}
      </button>
    )
  })
}

/** Next to the error of a text that's like JSON. Repairs it if possible. */
export function RepairButton({ tool: { t, value }, actions: { start } }: Pick<ActionsProps, 'tool' | 'actions'>) {
  // The client is loaded, because the text has been checked.
  const isOffered = useMemo(() => lazyClient.module?.isRepairable(value.text), [value.text])
  if (!isOffered) return null
  return (
    <button type="button" className={tonal} onClick={focusingTool(() => void start('repair'))}>
      {t.repair}
    </button>
  )
}

/** The progress or the result of an action. */
export function ActionOutcome({ tool: { t }, actions: { cancel, current } }: Pick<ActionsProps, 'tool' | 'actions'>) {
  const issue = current?.result?.issue
  if (issue) return <ErrorMessage>{t.refused[issue]}</ErrorMessage>
  return current && <ActionStatus state={current} onCancel={cancel} />
}

interface ActionStatusProps {
  readonly state: ActionState
  readonly onCancel: () => void
}

/** Progress, or a confirmation with the list of changes. */
function ActionStatus({ state: { action, share, result }, onCancel }: ActionStatusProps) {
  const { t, locale } = useWords<typeof strings>()
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
