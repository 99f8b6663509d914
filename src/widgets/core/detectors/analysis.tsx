import { type ReactNode, useMemo } from 'react'
import { primary } from '../base/button.css'
import type { FieldProps, ToolState } from '../base/tool-props'
import { ErrorMessage } from '../fields/field'
import { Workbench } from '../layouts/workbench'
import { LongText } from '../long-text/long-text'
import type { analysisStrings } from './analysis.strings'
import { countsOf } from './text-counts'

interface AnalysisProps {
  readonly tool: ToolState & {
    replace(patch: { readonly text: string }): void
    readonly t: typeof analysisStrings & {
      readonly name: string
      readonly analyze: string
      readonly analyzing: string
      /** Labels of the sample buttons. */
      readonly samples: Readonly<Record<string, string>>
    }
  }
  readonly field: FieldProps
  readonly samples: Readonly<Record<string, string>>
  /** Between the text and the button. */
  readonly more?: ReactNode
  /** Below both halves. */
  readonly below?: ReactNode
  /** The right half. */
  readonly children: ReactNode
}

/** The layout of the three detectors: a text, samples, a button that takes a moment, and the answer. */
export function Analysis({ tool, field, samples, more, below, children }: AnalysisProps) {
  const { t, pending, locale } = tool
  const { value: text } = field
  const counts = useMemo(() => countsOf(text, t, locale), [text, t, locale])

  return (
    <Workbench
      tool={tool}
      name={t.name}
      hue="detectors"
      below={below}
      samples={Object.entries(t.samples).map(([name, label]) => ({ name: label, value: { text: samples[name] } }))}
      inputs={
        <>
          <LongText
            {...field}
            tool={tool}
            tall
            hint={counts ?? '\u00a0'}
            clear={t.clear}
            onReplace={(text) => tool.replace({ text })}
          />
          {more}
          <ErrorMessage>{tool.issue}</ErrorMessage>
          <button
            type="button"
            className={primary}
            // Not disabled, so that it keeps the focus, and a press says that there's no text yet.
            aria-disabled={!text.trim() || pending}
            onClick={pending ? undefined : tool.act}
          >
            {pending ? t.analyzing : t.analyze}
          </button>
        </>
      }
    >
      {children}
    </Workbench>
  )
}
