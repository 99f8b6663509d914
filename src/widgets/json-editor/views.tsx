import type { ComponentType } from 'react'
import { Receipt, Receipts } from '../core/answer/answer'
import { lazy } from '../core/base/lazy'
import { content } from '../core/layouts/pane.css'
import { LongOutput } from '../core/long-text/long-output'
import { lazyClient } from './json-editor.state'
import { statistics } from './json-editor.summary'
// Some views load on use. A page of the site links only the styles of static imports (per-tool-chunks.ts).
import '../core/fields/check.css'
import './table/table.css'
import { tools } from './tree/tree.css'
import { LazyView, type LazyViewModule, type ViewName, type ViewProps } from './view'

interface ViewEntry {
  readonly name: ViewName
  /** The component, or a module with a `View` that's loaded when it's first shown. */
  readonly component: ComponentType<ViewProps> | LazyViewModule
  /** It has its own buttons, instead of those that copy and download the whole text. */
  readonly hasOwnButtons?: boolean
}

/**
 * The views of the right pane, in this order: text, tree, table, query, compare, schema, convert, stats. Each is a
 * component of its own: `{ name: 'table', component: lazy(() => import('./table')), hasOwnButtons: true }`.
 */
const views: readonly [ViewEntry, ...ViewEntry[]] = [
  { name: 'text', component: TextView },
  { name: 'tree', component: TreeOfText },
  { name: 'table', component: lazy(() => import('./table')) },
  { name: 'query', component: lazy(() => import('./questions/query')), hasOwnButtons: true },
  { name: 'compare', component: lazy(() => import('./questions/compare')), hasOwnButtons: true },
  { name: 'schema', component: lazy(() => import('./questions/schema')), hasOwnButtons: true },
  { name: 'convert', component: lazy(() => import('./convert')), hasOwnButtons: true },
  { name: 'stats', component: Statistics },
]

export const viewNames = views.map(({ name }) => name)

export const hasOwnButtons = (name: ViewName) => views.some((view) => view.name === name && view.hasOwnButtons)

/** One of the views of a text. */
export function ViewOf({ name, ...props }: ViewProps & { readonly name: ViewName }) {
  const { component: View } = views.find((view) => view.name === name) ?? views[0]
  return typeof View === 'function' ? <View {...props} /> : <LazyView key={name} view={View} {...props} />
}

function TextView({ tool, summary: { text = '' } }: ViewProps) {
  return <LongOutput tool={tool} label={tool.t.result} hideLabel text={text} code language="json" tall />
}

/** Loaded with the engine, which only a text needs. */
function TreeOfText({ tool, shown, nodes, ...props }: ViewProps) {
  const TreeView = lazyClient.module?.TreeView
  const known = nodes()
  if (!TreeView || !known) return <div className={tools} />
  return <TreeView text={shown.text} nodes={known} tool={tool} {...props} />
}

/** In two columns. */
function Statistics({ summary: { lines } }: ViewProps) {
  const half = statistics[0].length
  return (
    <div className={content}>
      <Receipts>
        <Receipt lines={lines.slice(0, half)} />
        <Receipt lines={lines.slice(half)} />
      </Receipts>
    </div>
  )
}
