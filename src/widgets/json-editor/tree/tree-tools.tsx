import { icon } from '../../core/base/icons'
import { useWords } from '../../core/words/use-words'
import type { strings } from '../json-editor.strings'
import * as css from './tree.css'
import type { TreeAction } from './use-tree-edit'

const icons = {
  edit: icon('M2.5 13.5h3l7.6-7.6-3-3L2.5 10.5zM8.6 4.4l3 3'),
  rename: icon('M3 4V3h7v1M6.5 3v8M5 11h3M12 2.5v11M10.8 2.5h2.4M10.8 13.5h2.4'),
  add: icon('M8 3v10M3 8h10'),
  duplicate: icon('M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1'),
  remove: icon('M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9'),
  up: icon('M8 13V3M3.8 7.2 8 3l4.2 4.2'),
  down: icon('M8 3v10M3.8 8.8 8 13l4.2-4.2'),
} satisfies Record<TreeAction, unknown>

const actions = Object.keys(icons) as TreeAction[]
/** As in aria-keyshortcuts. */
const keys: Readonly<Record<TreeAction, string>> = {
  edit: 'Enter',
  rename: 'F2',
  add: 'Insert',
  duplicate: 'Control+D',
  remove: 'Delete',
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
}

interface TreeToolsProps {
  isPossible(action: TreeAction): boolean
  onAct(action: TreeAction): void
}

/** What can be done with the selected value. */
export function TreeTools({ isPossible, onAct }: TreeToolsProps) {
  const { t } = useWords<typeof strings>()
  return (
    <div className={css.tools}>
      {actions.map((action) => {
        const Icon = icons[action]
        const name = t.treeActions[action]
        return (
          // Disabling the button would lose the focus.
          <button
            key={action}
            type="button"
            className={css.button}
            aria-label={name}
            title={`${name} (${keys[action].replace('Control', 'Ctrl').replace('Arrow', '')})`}
            aria-keyshortcuts={keys[action]}
            aria-disabled={!isPossible(action)}
            onClick={() => onAct(action)}
          >
            <Icon />
          </button>
        )
      })}
    </div>
  )
}
