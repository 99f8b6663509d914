import { secondary } from '../core/button.css'
import { Group } from '../core/group'
import { LateSheets } from '../core/late-sheets'
import { type Overrides, withOverrides } from '../core/strings'
import type { ToolState } from '../core/tool-props'
import * as css from './base64-tool.file.css'
import sheets from './base64-tool.file.tsx?sheets'
import { lateStrings } from './base64-tool.late.strings'
import type { Taken } from './base64-tool.run'
import type { firstStrings } from './base64-tool.strings'

interface FileFieldProps {
  readonly tool: Pick<ToolState, 'props'> & { readonly t: typeof firstStrings }
  readonly taken: Taken
  /** Another one is dropped on it. */
  readonly onFile: (file: File | undefined) => void
  readonly onRemove: () => void
}

/** A file, where the text would stand. */
export function FileField({ tool, taken: { file, issue }, onFile, onRemove }: FileFieldProps) {
  const late = withOverrides(lateStrings, tool.props.strings as Overrides<typeof lateStrings> | undefined)
  return (
    <Group label={late.file} issue={issue && { ...tool.t.issues, ...late.fileIssues }[issue]}>
      <LateSheets sheets={sheets} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file dropped on a file takes its place */}
      <div
        className={css.file}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          onFile(event.dataTransfer.files[0])
        }}
      >
        <span className={css.name}>{file.name}</span>
        <button type="button" className={secondary} onClick={onRemove}>
          {late.remove}
        </button>
      </div>
    </Group>
  )
}
