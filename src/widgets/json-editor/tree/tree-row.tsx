import { useEffect, useRef } from 'react'
import type { Tree } from '../../../engine/json-editor/tree'
import { plural } from '../../core/base/plural'
import { formatNumber } from '../../core/format/format'
import { useWords } from '../../core/words/use-words'
import * as css from '../answer.css'
import type { strings } from '../json-editor.strings'
import type { Rows } from './rows'
import { field, typingRow } from './tree.css'
import type { TreeAction, Typing } from './use-tree-edit'

/** Maximum characters shown of a value. */
const drawn = 200
/** Levels that are indented. */
const steps = 12

interface TreeRowProps {
  readonly rows: Rows
  /** The row's place among the visible ones. */
  readonly at: number
  readonly isChosen: boolean
  readonly typing: Typing | undefined
  onChoose(): void
  onAct(action: TreeAction): void
  /** `isLeft`: by a press elsewhere. */
  onTake(typed: string, isLeft: boolean): void
  onCancel(): void
}

/** A value in the tree. While its key or value is being typed, there's a field in its place. */
export function TreeRow(props: TreeRowProps) {
  const { t } = useWords<typeof strings>()
  const { rows, at, isChosen, typing, onChoose, onAct, onTake, onCancel } = props
  const { tree } = rows
  const node = rows.nodes[at] ?? 0
  const depth = Math.min(rows.depths[at] ?? 0, steps)
  const style = { paddingInlineStart: `${10 + depth * 16}px` }
  const isParent = tree.count(node) > 0
  const isOpen = rows.open.has(node)
  const parts = (
    <>
      <span className={css.arrow} aria-hidden="true">
        {isParent ? (isOpen ? '▾' : '▸') : ''}
      </span>
      {typing?.part === 'key' ? (
        <TypingField label={t.keyField} text={tree.key(node) ?? ''} onTake={onTake} onCancel={onCancel} />
      ) : (
        <Step tree={tree} node={node} at={at} rows={rows} />
      )}
      {typing?.part === 'value' ? (
        <TypingField label={t.valueField} text={tree.source(node)} onTake={onTake} onCancel={onCancel} />
      ) : (
        <Value tree={tree} node={node} />
      )}
    </>
  )
  if (typing) {
    return (
      <div className={`${css.row} ${typingRow}`} style={style} aria-current={isChosen || undefined}>
        {parts}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={css.row}
      style={style}
      // The list is one Tab stop.
      tabIndex={isChosen ? 0 : -1}
      aria-expanded={isParent ? isOpen : undefined}
      aria-current={isChosen || undefined}
      onClick={onChoose}
      onDoubleClick={({ target }) => onAct((target as Element).closest('[data-key]') ? 'rename' : 'edit')}
    >
      {parts}
    </button>
  )
}

interface TypingFieldProps {
  readonly label: string
  readonly text: string
  /** `isLeft`: by a press elsewhere. */
  onTake(typed: string, isLeft: boolean): void
  onCancel(): void
}

/** Enter, Tab or leaving the field takes the text; Escape doesn't. */
function TypingField({ label, text, onTake, onCancel }: TypingFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const field = input.current
    // The field fits in the pane, next to its key. Otherwise the browser would scroll the key away.
    field?.closest('section')?.scrollTo({ left: 0 })
    field?.focus({ preventScroll: true })
    field?.select()
  }, [])
  function end(way: () => void): void {
    if (isDone.current) return
    isDone.current = true
    way()
  }
  return (
    <input
      ref={input}
      className={field}
      aria-label={label}
      defaultValue={text}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onBlur={({ currentTarget: { value } }) => end(() => onTake(value, true))}
      onKeyDown={(event) => {
        event.stopPropagation()
        const { value } = event.currentTarget
        if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) end(() => onTake(value, false))
        else if (event.key === 'Escape') end(onCancel)
        else return
        event.preventDefault()
      }}
    />
  )
}

interface NodeProps {
  readonly tree: Tree
  readonly node: number
}

interface StepProps extends NodeProps {
  readonly at: number
  readonly rows: Rows
}

/** The key, or the array index counted from 0 as in paths. */
function Step({ tree, node, at, rows }: StepProps) {
  const { t, locale } = useWords<typeof strings>()
  const key = tree.key(node)
  if (key === undefined) {
    return <span className={css.index}>{node === 0 ? t.root : formatNumber(rows.places[at] ?? 0, locale)}</span>
  }
  return (
    <span className={css.key} data-key="">
      {key === '' ? '""' : key.slice(0, drawn)}
    </span>
  )
}

function Value({ tree, node }: NodeProps) {
  const { t, locale } = useWords<typeof strings>()
  const kind = tree.kind(node)
  if (kind !== 'object' && kind !== 'array') {
    return <span className={css.kinds[kind]}>{tree.value(node, drawn)}</span>
  }
  const forms = kind === 'object' ? t.members : t.elements
  return (
    <span className={css.count}>
      {kind === 'object' ? '{}' : '[]'} {plural(forms, tree.count(node), locale)}
    </span>
  )
}
