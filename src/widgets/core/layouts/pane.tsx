import type { ReactNode } from 'react'
import { bar } from '../base/button.css'
import { DoneIcon, ErrorIcon } from '../base/icons'
import * as css from './pane.css'

interface PaneHeadProps {
  /** What the pane shows: a name, a verdict or a choice of views. */
  readonly title: ReactNode
  /** The buttons for its content. */
  readonly children?: ReactNode
}

/** The head of a result's pane: its content's name at the start, its actions at the end. */
export const PaneHead = ({ title, children }: PaneHeadProps) => (
  <div className={css.paneHead}>
    {typeof title === 'string' ? <p className={css.title}>{title}</p> : title}
    {children && (
      <div className={bar} data-slot="actions">
        {children}
      </div>
    )}
  </div>
)

interface FullPaneProps extends PaneHeadProps {
  readonly actions?: ReactNode
}

/** A result that fills its pane below the head and scrolls there. Its workbench needs `scrolls`. */
export const FullPane = ({ title, actions, children }: FullPaneProps) => (
  <div className={css.full} data-slot="full">
    <PaneHead title={title}>{actions}</PaneHead>
    {children}
  </div>
)

interface VerdictProps {
  readonly good: boolean
  readonly title?: string
  readonly children: ReactNode
}

/** A verdict with an icon, such as valid or invalid. */
export const Verdict = ({ good, title, children }: VerdictProps) => (
  <p className={good ? css.good : css.bad} title={title}>
    {good ? <DoneIcon /> : <ErrorIcon />}
    {children}
  </p>
)

interface ViewsProps<View extends string> {
  readonly label: string
  readonly names: Readonly<Record<View, string>>
  readonly value: View
  readonly onChange: (view: View) => void
}

/** A switch between views of the same result, in the head of its pane. */
export const Views = <View extends string>({ label, names, value, onChange }: ViewsProps<View>) => (
  <fieldset className={css.views} aria-label={label} data-many={Object.keys(names).length > 5 || undefined}>
    {(Object.entries(names) as [View, string][]).map(([view, name]) => (
      <button key={view} type="button" aria-pressed={view === value} onClick={() => onChange(view)}>
        {name}
      </button>
    ))}
  </fieldset>
)

interface FiguresProps {
  /** Labels and figures. */
  readonly lines: readonly (readonly [label: string, figure: string])[]
}

/** Figures about the result at the end of the status line. */
export const Figures = ({ lines }: FiguresProps) => (
  <dl className={css.figures}>
    {lines.map(([label, figure]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
)
