import { useWords } from '../../core/words/use-words'
import { option } from '../convert.css'
import type { strings } from '../json-editor.strings'
import { codeIn, shownPath } from '../path'

interface RowsFromProps {
  /** The paths of the arrays and objects that can be shown as a table. */
  readonly tables: readonly string[]
  readonly table: string
  readonly onChange: (table: string) => void
}

/** The array or object whose elements are the rows, if there are several. */
export function RowsFrom({ tables, table, onChange }: RowsFromProps) {
  const { t } = useWords<typeof strings>()
  return (
    tables.length > 1 && (
      <label className={option}>
        {t.rowsOf}
        <select value={table} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {tables.map((pointer) => (
            <option key={pointer} value={pointer}>
              {codeIn('', shownPath(pointer, t))}
            </option>
          ))}
        </select>
      </label>
    )
  )
}
