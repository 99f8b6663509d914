import { Line, Receipt } from '../core/answer/answer'
import { FullPane } from '../core/layouts/pane'
import { content } from '../core/layouts/pane.css'
import { useWords } from '../core/words/use-words'
import * as css from './answer.css'
import type { strings } from './json-editor.strings'
import { messageOf } from './json-editor.summary'
import { Path } from './path'
import type { Read } from './view'

/** In the right pane, if there's no valid text yet: the error and its line, shortened to fit. */
export function ErrorPlace({ read: { text, output } }: { readonly read: Read }) {
  const { t } = useWords<typeof strings>()
  if (!output.error) return null
  const { offset, pointer } = output.error
  const length = Math.max(1, output.error.length)
  const before = text.slice(Math.max(0, offset - 30), offset).replace(/^[\s\S]*[\r\n]/, '')
  const after = text.slice(offset + length, offset + length + 40).replace(/[\r\n][\s\S]*$/, '')
  return (
    <FullPane title={t.result}>
      <div className={content}>
        <div>
          <h2 className={css.title}>{t.errorTitle}</h2>
          <p>{messageOf(output.error, t)}</p>
        </div>
        <p className={css.excerpt} dir="ltr">
          {before}
          <mark className={css.mark}>{text.slice(offset, offset + Math.min(length, 60)).trimEnd() || '␣'}</mark>
          {after}
        </p>
        <Receipt>
          <Line label={t.pointer}>
            <Path path={pointer} />
          </Line>
        </Receipt>
      </div>
    </FullPane>
  )
}
