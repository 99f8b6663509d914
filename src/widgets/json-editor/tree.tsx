import { type KeyboardEvent, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Nodes } from '../../engine/json-editor/tree'
import { IsCurrent } from '../core/answer/answer-frame'
import { secondary } from '../core/base/button.css'
import { afterPress } from '../core/base/press'
import { interpolate } from '../core/base/strings'
import { CopyButton } from '../core/output/copy-button'
import { WindowList } from '../core/output/window-list'
import * as css from './answer.css'
import { Path } from './path'
import { rowsAt } from './table/layout'
import { rowOf } from './tree/rows'
import { hint } from './tree/tree.css'
import { actionOf, rowFor } from './tree/tree-keys'
import { TreeRow } from './tree/tree-row'
import { TreeTools } from './tree/tree-tools'
import { useRows } from './tree/use-rows'
import { type TreeAction, useTreeEdit } from './tree/use-tree-edit'
import type { JsonTool, ViewProps } from './view'

interface TreeProps extends Pick<ViewProps, 'onShow' | 'onEdit' | 'memory'> {
  readonly text: string
  readonly nodes: Nodes
  readonly tool: Pick<JsonTool, 't' | 'locale' | 'value' | 'accessOf'>
}

/** A tree of any size, expanded on demand and editable, with the path to the selected value. */
export function TreeView({ tool, onShow, ...source }: TreeProps) {
  const { t, locale } = tool
  const list = useRef<HTMLDivElement>(null)
  const shown = useRows({ ...source, newest: tool.value.text })
  const { rows, chosen } = shown
  const editing = useTreeEdit(tool, shown)
  const focus = useFocus(list, rowOf(rows, chosen), rows.nodes.length)

  function choose(at: number): void {
    if (rows.tree.count(rows.nodes[at] ?? 0) > 0) shown.toggle(at)
    else shown.choose(rows.nodes[at] ?? 0)
  }
  function act(action: TreeAction, node: number): void {
    shown.choose(node)
    editing.act(action, node)
  }

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    const target = event.target as Element
    const pane = target.closest('section')
    const row = target.closest('li')?.getAttribute('aria-posinset')
    const at = row ? Number(row) - 1 : rowOf(rows, chosen)
    const node = rows.nodes[at] ?? 0
    const action = actionOf(event)
    if (action === 'undo' || action === 'redo') {
      // Otherwise the browser would undo in the text field.
      event.preventDefault()
      if (!shown[action]()) return
    } else if (action) {
      // On a button, Enter presses it.
      if ((action === 'edit' && !pane) || !editing.isPossible(action, node)) return
      act(action, node)
    } else {
      const to = pane ? rowFor(event, rows, at, pageOf(pane)) : undefined
      if (to === undefined) return
      if (to === at && isFold(event.key) && rows.tree.count(node) > 0) shown.toggle(at)
      else shown.choose(rows.nodes[to] ?? 0)
    }
    event.preventDefault()
    event.stopPropagation()
    focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move between rows and edit them, as in other trees
    <div ref={list} className={css.tree} onKeyDown={onKey}>
      <WindowList
        label={t.tree}
        className={css.pane}
        count={rows.nodes.length}
        pinned={rowOf(rows, chosen)}
        showing={(from, to) => interpolate(t.showing, { from, to, total: rows.nodes.length }, locale)}
        row={(at) => {
          const node = rows.nodes[at] ?? 0
          return (
            <TreeRow
              rows={rows}
              at={at}
              isChosen={node === chosen}
              typing={editing.typing?.node === node ? editing.typing : undefined}
              onChoose={() => choose(at)}
              onAct={(action) => act(action, node)}
              onTake={(typed, isLeft) => {
                editing.take(typed, isLeft)
                if (!isLeft) focus()
              }}
              onCancel={() => {
                editing.cancel()
                focus()
              }}
            />
          )
        }}
      />
      <NodeBar tool={tool} shown={shown} editing={editing} onShow={onShow} onEdited={focus} />
    </div>
  )
}

interface NodeBarProps extends Pick<TreeProps, 'tool' | 'onShow'> {
  readonly shown: ReturnType<typeof useRows>
  readonly editing: ReturnType<typeof useTreeEdit>
  onEdited(): void
}

/** The path to the selected value, and what can be done with it. */
function NodeBar({ tool, shown: { tree, chosen: node }, editing, onShow, onEdited }: NodeBarProps) {
  const { t } = tool
  // After an edit, the tree is up to date before the text is checked.
  const isCurrent = useContext(IsCurrent) || editing.isNewest
  const pointer = useMemo(() => tree.pointer(node), [tree, node])
  const isHinted = useHint(editing.typing?.part === 'value')
  return (
    <IsCurrent.Provider value={isCurrent}>
      <div className={css.path}>
        {isHinted && <p className={hint}>{t.valueHint}</p>}
        <span className={css.pathLabel}>{t.pointer}</span>
        <span className={css.steps} title={pointer}>
          <Path path={pointer} />
        </span>
        <CopyButton label={t.copyPath} text={() => pointer} iconOnly />
        <div className={css.nodeTools}>
          {tool.accessOf('text') === undefined && (
            <TreeTools
              isPossible={(action) => editing.isPossible(action, node)}
              onAct={(action) => {
                editing.act(action, node)
                onEdited()
              }}
            />
          )}
          <span className={css.pathBar}>
            <CopyButton label={t.copyValue} text={() => tree.source(node)} />
            <button
              type="button"
              className={secondary}
              disabled={!isCurrent}
              onClick={() => onShow(tree.start(node), tree.end(node))}
            >
              {t.show}
            </button>
          </span>
        </div>
      </div>
    </IsCurrent.Provider>
  )
}

/** The hint stays until the press that ends an edit is over, so that the buttons don't move. */
function useHint(isTyping: boolean): boolean {
  const [isHinted, setHinted] = useState(false)
  useEffect(() => {
    if (isTyping) setHinted(true)
    else afterPress(() => setHinted(false))
  }, [isTyping])
  return isTyping || isHinted
}

/** Gives the focus to the selected row, after the next render, and scrolls to it, also when the tree is shown again. */
function useFocus(list: RefObject<HTMLElement | null>, at: number, count: number): () => void {
  const [request, setRequest] = useState<object>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => {
    const row = showRow(list.current, at, count)
    if (request && !row?.querySelector('input')) row?.querySelector('button')?.focus({ preventScroll: true })
  }, [request])
  return () => setRequest({})
}

/** Scrolls to the selected row, which is always rendered. */
function showRow(list: HTMLElement | null, at: number, count: number): HTMLElement | null {
  const pane = list?.querySelector('section')
  const row = pane?.querySelector<HTMLElement>(`li[aria-posinset="${at + 1}"]`)
  if (!pane || !row) return null
  const top = rowsAt(pane.scrollTop, pane.clientHeight, row.offsetHeight, count).scrollTo(at)
  if (top !== undefined) pane.scrollTop = top
  return row
}

const isFold = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight'

/** Rows that fit. */
const pageOf = (pane: HTMLElement): number =>
  Math.max(1, Math.floor(pane.clientHeight / (pane.querySelector('li')?.offsetHeight || 28)) - 1)
