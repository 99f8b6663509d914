import type { Input } from '../../engine/qr-generator/input'
import { quick } from '../core/field-groups/quick-button.css'
import { field, label, legend } from '../core/fields/field.css'
import { TextArea } from '../core/fields/text-area'
import { LoadFailed } from '../core/loading/load-failed'
import type { FieldProps } from '../core/tool/tool-props'
import * as css from './qr-generator.css'
import { Fields } from './qr-generator.form'
import { type Kind, useContent } from './qr-generator.state'
import type { strings } from './qr-generator.strings'

interface ContentProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    readonly value: Input
    readonly presses: number
    readonly field: (name: 'text') => FieldProps
    readonly sentenceAt: (name: 'text') => string | undefined
    readonly update: (patch: Partial<Input>) => void
  }
}

/** The fields for the content. */
export function Content({ tool }: ContentProps) {
  const { t, locale, presses, field: fieldProps, sentenceAt } = tool
  const { kind, choose, draft, fill, written, readTime, load, failed } = useContent(tool)
  const text = fieldProps('text')
  if (text.access === 'hidden') return null
  return (
    <>
      <fieldset className={field} disabled={text.access === 'locked'}>
        <legend className={legend}>
          <span className={label}>{t.kind}</span>
        </legend>
        <div className={css.kinds}>
          {(Object.keys(t.kinds) as Kind[]).map((each) => (
            <button
              key={each}
              type="button"
              className={quick}
              aria-pressed={each === kind}
              onClick={() => choose(each)}
            >
              {t.kinds[each]}
            </button>
          ))}
        </div>
      </fieldset>
      {kind === 'text' ? (
        <TextArea {...text} />
      ) : (
        <Fields
          key={kind}
          kind={kind}
          draft={draft}
          written={written}
          readTime={readTime}
          onChange={fill}
          error={sentenceAt('text')}
          presses={presses}
          t={t}
          locale={locale}
        />
      )}
      {failed && <LoadFailed t={t} onRetry={() => void load()} />}
    </>
  )
}
