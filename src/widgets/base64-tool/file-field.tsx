import { longestBase58 } from '../../engine/base64-tool/names'
import { secondary } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import { Group } from '../core/field-groups/group'
import { useWords } from '../core/words/use-words'
import * as css from './base64-tool.css'
import type { ConvertedFile } from './base64-tool.state'
import type { strings } from './base64-tool.strings'

interface FileFieldProps {
  readonly converted: ConvertedFile
  /** Called when another file is dropped. */
  readonly onFile: (file: File | undefined) => void
  readonly onRemove: () => void
}

/** A file in place of the text. */
export function FileField({ converted, onFile, onRemove }: FileFieldProps) {
  const { t } = useWords<typeof strings>()
  return (
    <Group label={t.file} issue={issueOf(converted, t)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file replaces the current one */}
      <div
        className={css.file}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          onFile(event.dataTransfer.files[0])
        }}
      >
        <span className={css.name}>{converted.file.name}</span>
        <button type="button" className={secondary} onClick={onRemove}>
          {t.remove}
        </button>
      </div>
    </Group>
  )
}

/** What's wrong with the file. `LoadFailed` is beside it. */
const issueOf = ({ issue }: ConvertedFile, t: typeof strings) =>
  issue && issue !== 'not-loaded'
    ? interpolate({ ...t.issues, ...t.fileIssues }[issue], { max: longestBase58 })
    : undefined
