import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { ErrorMessage } from '../fields/field'
import { LongText } from '../long-text/long-text'
import { primary } from '../output/button.css'
import { Tool } from '../tool/tool'
import type { FieldProps, ToolState } from '../tool/tool-props'
import type { analysisStrings } from './analysis.strings'
import { countsOf } from './text-counts'

interface AnalysisProps {
  readonly tool: ToolState & {
    replace(patch: { readonly text: string }): void
    readonly t: typeof analysisStrings & {
      readonly name: string
      readonly analyze: string
      readonly analyzing: string
      /** The buttons of `samples`. */
      readonly samples: Readonly<Record<string, string>>
    }
  }
  readonly field: FieldProps
  readonly samples: Readonly<Record<string, string>>
  /** Between the text and the button. */
  readonly more?: ReactNode
  /** Under both halves. */
  readonly below?: ReactNode
  /** The right half. */
  readonly children: ReactNode
}

/** What the three detectors have in common: a text, its samples, one button that takes its time, and the answer. */
export function Analysis({ tool, field, samples, more, below, children }: AnalysisProps) {
  const { t, pending, locale } = tool
  const { value: text } = field
  const counts = useMemo(() => countsOf(text, t, locale), [text, t, locale])
  // A disabled button loses the focus; it takes it back unless the person has moved on by then.
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  useLayoutEffect(() => {
    const page = button.current?.ownerDocument
    if (pending || !pressed.current) return
    pressed.current = false
    if (page?.activeElement === page?.body) button.current?.focus()
  }, [pending])
  function press() {
    pressed.current = true
    tool.act()
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      below={below}
      samples={Object.entries(t.samples).map(([name, label]) => ({ name: label, value: { text: samples[name] } }))}
      inputs={
        <>
          <LongText
            {...field}
            tool={tool}
            tall
            hint={counts ?? '\u00a0'}
            placeholder={t.placeholder}
            clear={{ label: t.clear, onPress: () => tool.replace({ text: '' }) }}
          />
          {more}
          <ErrorMessage>{tool.issue}</ErrorMessage>
          <button ref={button} type="button" className={primary} disabled={!text.trim() || pending} onClick={press}>
            {pending ? t.analyzing : t.analyze}
          </button>
        </>
      }
    >
      {children}
    </Tool>
  )
}
