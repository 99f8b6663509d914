import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type Nodes, Tree } from '../../engine/json-editor/tree'
import { IsCurrent } from '../core/answer/answer'
import { secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { WindowList } from '../core/output/window-list'
import { interpolate } from '../core/tool/strings'
import * as css from './json-editor.answer.css'
import { firstRows, type Rows, rowOf, rowsAfter, rowsEdited, toggled } from './json-editor.tree-rows'
import { type JsonTool, shownPath } from './json-editor.view'
import { hint } from './tree/tree.css'
import { TreeRow } from './tree/tree-row'
import { actionOf, TreeTools } from './tree/tree-tools'
import { type TreeAction, useTreeEdit } from './tree/use-tree-edit'

interface TreeProps {
  readonly text: string
  readonly nodes: Nodes
  readonly tool: Pick<JsonTool, 't' | 'locale' | 'value' | 'replace' | 'accessOf'>
  readonly onShow: (from: number, to: number) => void
}

/** A tree of any size, expanded on demand and editable, with the path to the selected value. */
export function TreeView({ text, nodes, tool, onShow }: TreeProps) {
  const { t, locale } = tool
  const isCurrent = useContext(IsCurrent)
  const list = useRef<HTMLDivElement>(null)
  const tree = useMemo(() => new Tree(text, nodes), [text, nodes])
  const editing = useTreeEdit(tool, tree, isCurrent)
  const { rows, setRows, chosen: node, setChosen, focus } = useRows(tree, editing, list)

  function choose(at: number): void {
    const node = rows.nodes[at] ?? 0
    setChosen(node)
    if (tree.count(node) > 0) setRows(toggled(rows, at))
  }

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    const action = actionOf(event)
    const isRow = (event.target as Element).closest('li') !== null
    const place = isRow ? Number((event.target as Element).closest('li')?.getAttribute('aria-posinset')) - 1 : undefined
    const own = place === undefined ? node : (rows.nodes[place] ?? 0)
    if (!action || (action === 'edit' && !isRow)) {
      onArrow(event)
      return
    }
    if (action === 'undo' ? !editing.undo() : !editing.isPossible(action, own)) return
    event.preventDefault()
    event.stopPropagation()
    setChosen(own)
    if (action !== 'undo') editing.act(action, own)
    focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move between rows and edit them, as in other trees
    <div ref={list} className={css.tree} onKeyDown={onKey}>
      <WindowList
        label={t.tree}
        className={css.pane}
        count={rows.nodes.length}
        showing={(from, to) => interpolate(t.showing, { from, to, total: rows.nodes.length }, locale)}
        row={(at) => {
          const own = rows.nodes[at] ?? 0
          return (
            <TreeRow
              tree={tree}
              rows={rows}
              at={at}
              isChosen={own === node}
              typing={editing.typing?.node === own ? editing.typing : undefined}
              t={t}
              locale={locale}
              onChoose={() => choose(at)}
              onAct={(action: TreeAction) => {
                setChosen(own)
                editing.act(action, own)
              }}
              onTake={(typed) => {
                editing.take(typed)
                focus()
              }}
              onCancel={() => {
                editing.setTyping(undefined)
                focus()
              }}
            />
          )
        }}
      />
      <NodeBar tree={tree} node={node} tool={tool} editing={editing} onShow={onShow} onEdited={focus} />
    </div>
  )
}

interface NodeBarProps extends Pick<TreeProps, 'tool' | 'onShow'> {
  readonly tree: Tree
  readonly node: number
  readonly editing: ReturnType<typeof useTreeEdit>
  onEdited(): void
}

/** The path to the selected value, and what can be done with it. */
function NodeBar({ tree, node, tool, editing, onShow, onEdited }: NodeBarProps) {
  const { t } = tool
  const isCurrent = useContext(IsCurrent)
  const pointer = useMemo(() => tree.pointer(node), [tree, node])
  return (
    <div className={css.path}>
      <span className={css.pathLabel}>{t.pointer}</span>
      <code className={css.code}>{shownPath(pointer, t)}</code>
      <span className={css.pathBar}>
        <CopyButton tool={{ t }} label={t.copyPath} text={() => pointer} />
        <CopyButton tool={{ t }} label={t.copyValue} text={() => tree.source(node)} />
        <button
          type="button"
          className={secondary}
          disabled={!isCurrent}
          onClick={() => onShow(tree.start(node), tree.end(node))}
        >
          {t.show}
        </button>
      </span>
      {tool.accessOf('text') === undefined && (
        <TreeTools
          t={t}
          isPossible={(action) => editing.isPossible(action, node)}
          onAct={(action) => {
            editing.act(action, node)
            onEdited()
          }}
        />
      )}
      {editing.typing?.part === 'value' && <p className={hint}>{t.valueHint}</p>}
    </div>
  )
}

/** The visible rows, the selected value, and the focus, which follow an edit. */
function useRows(
  tree: Tree,
  { pending, setTyping }: ReturnType<typeof useTreeEdit>,
  list: { current: HTMLElement | null },
) {
  const [kept, setRows] = useState<Rows>(() => firstRows(tree))
  const [chosen, setChosen] = useState(0)
  const wantsFocus = useRef(false)
  const made = pending.current?.text === tree.text ? pending.current : undefined
  const isNew = kept.tree !== tree
  const rows = isNew ? (made ? rowsEdited(kept, tree, made.edit) : rowsAfter(kept, tree)) : kept
  if (isNew) {
    setRows(rows)
    if (made) {
      pending.current = undefined
      setChosen(made.edit.select)
      if (made.typing) setTyping({ node: made.edit.select, ...made.typing })
    }
  }
  const node = chosen < tree.length ? chosen : 0

  useEffect(() => {
    if (!wantsFocus.current || pending.current) return
    wantsFocus.current = false
    showRow(list.current, rowOf(rows, node), rows.nodes.length)
  })
  function focus(): void {
    wantsFocus.current = true
    // If nothing is rendered after an action without effect.
    setRows((before) => ({ ...before }))
  }
  return { rows, setRows, chosen: node, setChosen, focus }
}

/** Scrolls to a row, and gives it the focus unless its field has it. */
function showRow(list: HTMLElement | null, at: number, count: number): void {
  const pane = list?.querySelector('section')
  if (!pane || at < 0) return
  const row = () => pane.querySelector<HTMLElement>(`li[aria-posinset="${at + 1}"]`)
  const top = (at / count) * pane.scrollHeight
  if (!row() || top < pane.scrollTop || top + 40 > pane.scrollTop + pane.clientHeight) {
    pane.scrollTop = top - pane.clientHeight / 2
  }
  requestAnimationFrame(() => {
    const own = row()
    if (!own?.querySelector('input')) own?.querySelector('button')?.focus({ preventScroll: true })
  })
}

/** Up and Down move between rows; Right and Left expand and collapse. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as Element).closest('li')
  const button = row?.querySelector('button')
  if (!row || !button) return
  const to = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key]
  const folds = { ArrowRight: 'false', ArrowLeft: 'true' }[event.key]
  if (to) to.querySelector('button')?.focus()
  else if (folds && button.getAttribute('aria-expanded') === folds) button.click()
  else return
  event.preventDefault()
}
