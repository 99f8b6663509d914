import type { ReactNode } from 'react'
import { PaneHead, Views } from '../../core/layouts/pane'
import { LoadFailed } from '../../core/output/load-failed'
import type { Syntax } from '../syntax/use-syntax'
import type { OtherViewsProps } from './other-views'
import { Template } from './template'
import * as css from './views.css'
// Most tools use it, so it's in the script that all load (per-tool-chunks.ts).
import '../../core/fields/select'
// The other views load on use. A page of the site links only the styles of static imports (per-tool-chunks.ts).
import '../../core/field-groups/rows.css'
import '../syntax/tokens.css'

interface ResultPaneProps extends Omit<OtherViewsProps, 'isFailed' | 'parsed'> {
  readonly onView: (view: OtherViewsProps['view']) => void
  readonly syntax: Syntax
  /** Running, failed, or the matches. */
  readonly children: ReactNode
}

/** The right pane: a choice of views, and one of them. */
export function ResultPane({ onView, syntax, children, ...props }: ResultPaneProps) {
  const { tool, view } = props
  const { t, status, result } = tool
  const { module, failed, load } = syntax
  const isFailed = (view === 'replace' || view === 'list' || view === 'split') && result?.ok === false
  // A common pattern that didn't load leaves the example.
  const isMissing = failed && status === 'example' && result?.ok !== false
  const hasMatches = isFailed || (view === 'matches' && !isMissing)
  return (
    <>
      <div className={css.choice}>
        <PaneHead title={<Views label={t.viewsLabel} names={t.views} value={view} onChange={onView} />} />
      </div>
      <Template tool={tool} kind="replacement" isOpen={view === 'replace'} />
      <Template tool={tool} kind="list" isOpen={view === 'list'} />
      {hasMatches && children}
      {module && <module.OtherViews {...props} isFailed={isFailed} parsed={syntax.parsed} />}
      {!module && !hasMatches && (
        <div className={css.padded} aria-busy={!failed || undefined}>
          {failed && <LoadFailed onRetry={() => void load()} />}
        </div>
      )}
    </>
  )
}
