import { type KeyboardEvent, useContext, useMemo, useState } from 'react'
import { type Nodes, Tree } from '../../engine/json-editor/tree'
import { IsCurrent } from '../core/answer/answer'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { WindowList } from '../core/output/window-list'
import { interpolate } from '../core/tool/strings'
import * as css from './json-editor.answer.css'
import type { strings } from './json-editor.strings'
import { firstRows, type Rows, rowsAfter, toggled } from './json-editor.tree-rows'
import { type JsonTool, shownPath } from './json-editor.view'

interface TreeProps {
  readonly text: string
  readonly nodes: Nodes
  readonly tool: Pick<JsonTool, 't' | 'locale'>
  readonly onShow: (from: number, to: number) => void
}

/** Maximum characters shown of a value. */
const drawn = 200
/** Levels that are indented. */
const steps = 12

/** A tree of any size, expanded on demand, with the path to the selected value. */
export function TreeView({ text, nodes, tool, onShow }: TreeProps) {
  const { t, locale } = tool
  const isCurrent = useContext(IsCurrent)
  const tree = useMemo(() => new Tree(text, nodes), [text, nodes])
  const [kept, setRows] = useState<Rows>(() => firstRows(tree))
  const rows = kept.tree === tree ? kept : rowsAfter(kept, tree)
  if (rows !== kept) setRows(rows)
  const [chosen, setChosen] = useState(0)
  const node = chosen < tree.length ? chosen : 0
  const pointer = useMemo(() => tree.pointer(node), [tree, node])

  function choose(at: number): void {
    const node = rows.nodes[at] ?? 0
    setChosen(node)
    if (tree.count(node) > 0) setRows(toggled(rows, at))
  }

  function show(): void {
    const from = tree.start(node)
    onShow(from, from + tree.source(node).length)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between rows, as in other trees
    <div className={css.tree} onKeyDown={onArrow}>
      <WindowList
        label={t.tree}
        className={css.pane}
        count={rows.nodes.length}
        showing={(from, to) => interpolate(t.showing, { from, to, total: rows.nodes.length }, locale)}
        row={(at) => {
          const own = rows.nodes[at] ?? 0
          const isOpen = rows.open.has(own)
          const depth = Math.min(rows.depths[at] ?? 0, steps)
          return (
            <button
              type="button"
              className={css.row}
              style={{ paddingInlineStart: `${10 + depth * 16}px` }}
              aria-expanded={tree.count(own) > 0 ? isOpen : undefined}
              aria-current={own === node || undefined}
              onClick={() => choose(at)}
            >
              <span className={css.arrow} aria-hidden="true">
                {tree.count(own) > 0 ? (isOpen ? '▾' : '▸') : ''}
              </span>
              <Step tree={tree} node={own} at={at} rows={rows} t={t} locale={locale} />
              <Value tree={tree} node={own} t={t} locale={locale} />
            </button>
          )
        }}
      />
      <div className={css.path}>
        <span className={css.pathLabel}>{t.pointer}</span>
        <code className={css.code}>{shownPath(pointer, t)}</code>
        <span className={css.pathBar}>
          <CopyButton tool={{ t }} label={t.copyPath} text={() => pointer} />
          <CopyButton tool={{ t }} label={t.copyValue} text={() => tree.source(node)} />
          <button type="button" className={secondary} disabled={!isCurrent} onClick={show}>
            {t.show}
          </button>
        </span>
      </div>
    </div>
  )
}

interface NodeProps {
  readonly tree: Tree
  readonly node: number
  readonly t: typeof strings
  readonly locale: string
}

/** The key, or the array index counted from 0 as in paths. */
function Step({ tree, node, at, rows, t, locale }: NodeProps & { readonly at: number; readonly rows: Rows }) {
  const key = tree.key(node)
  if (key !== undefined) return <span className={css.key}>{key === '' ? '""' : key.slice(0, drawn)}</span>
  return <span className={css.index}>{node === 0 ? t.root : formatNumber(rows.places[at] ?? 0, locale)}</span>
}

function Value({ tree, node, t, locale }: NodeProps) {
  const kind = tree.kind(node)
  if (kind !== 'object' && kind !== 'array') return <span className={css.kinds[kind]}>{tree.value(node, drawn)}</span>
  const forms = kind === 'object' ? t.members : t.elements
  return (
    <span className={css.count}>
      {kind === 'object' ? '{}' : '[]'} {plural(forms, tree.count(node), locale)}
    </span>
  )
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
