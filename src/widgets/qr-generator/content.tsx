import type { Input } from '../../engine/qr-generator/fields'
import type { FieldProps } from '../core/base/tool-props'
import { quick } from '../core/field-groups/quick-button.css'
import { field, label, legend } from '../core/fields/field.css'
import { TextArea } from '../core/fields/text-area'
import { LoadFailed } from '../core/output/load-failed'
import type { initialStrings } from './initial.strings'
import * as css from './qr-generator.css'
import { type Kind, useContent } from './qr-generator.state'

interface ContentProps {
  readonly tool: {
    readonly t: typeof initialStrings
    readonly locale: string
    readonly value: Input
    readonly presses: number
    readonly field: (name: 'text') => FieldProps
    readonly sentenceAt: (name: 'text') => string | undefined
    readonly update: (patch: Partial<Input>) => void
  }
}

/** The fields for the content. Those of forms load when one is chosen. */
export function Content({ tool }: ContentProps) {
  const { t, field: fieldProps, sentenceAt } = tool
  const { kind, choose, parts, load, failed, ...form } = useContent(tool)
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
      ) : parts ? (
        <parts.FormFields key={kind} {...form} kind={kind} error={sentenceAt('text')} />
      ) : (
        !failed && <div className={css.loading} aria-busy="true" />
      )}
      {failed && <LoadFailed onRetry={() => void load()} />}
    </>
  )
}
