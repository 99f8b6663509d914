import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { primary } from './button.css'
import { Issue } from './field'
import { LongText } from './long-text'
import { spring } from './long-text.css'
import { NotFetched } from './part'
import { Tool } from './tool'
import type { FieldProps, ToolState } from './tool-props'

/** Of what is fetched on use. */
interface Part {
  countsOf(text: string, strings: object | undefined, locale: string): string | undefined
  readonly samples: Readonly<Record<string, string>>
}

interface AnalysisProps {
  readonly tool: ToolState & {
    readonly t: {
      readonly name: string
      readonly notFetched: string
      readonly placeholder: string
      readonly clear: string
      readonly analyze: string
      readonly analyzing: string
      readonly samples: Readonly<Record<string, string>>
    }
  }
  readonly field: FieldProps
  /** What `partOf` gave. */
  readonly use: readonly [part: Part | undefined, load: (quiet?: boolean) => Promise<Part | undefined>, failed: boolean]
  /** Between the text and the button. */
  readonly more?: ReactNode
  /** Under both halves. */
  readonly below?: ReactNode
  /** The right half. */
  readonly children: ReactNode
}

/** What the three detectors have in common: a text, its samples, one button that takes its time, and the answer. */
export function Analysis({ tool, field, use, more, below, children }: AnalysisProps) {
  const { t, pending, locale } = tool
  const { strings } = tool.props
  const [part, load, failed] = use
  const { value: text, onChange } = field
  const counts = useMemo(() => part?.countsOf(text, strings, locale), [part, text, strings, locale])
  // Disabled while it works, the button loses the focus; it takes it back where nobody else has it by then.
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
      inputs={
        <>
          <LongText
            {...field}
            tool={tool}
            tall
            hint={counts ?? '\u00a0'}
            placeholder={t.placeholder}
            onFocus={() => void load(true)}
            actions={
              <>
                {Object.entries(t.samples).map(([name, label]) => (
                  <button
                    key={name}
                    type="button"
                    onClick={() => void load().then((part) => part && onChange(part.samples[name] ?? ''))}
                  >
                    {label}
                  </button>
                ))}
                <span className={spring} />
                <button type="button" onClick={() => onChange('')}>
                  {t.clear}
                </button>
              </>
            }
          />
          {more}
          <Issue>{tool.issue}</Issue>
          <button ref={button} type="button" className={primary} disabled={!text.trim() || pending} onClick={press}>
            {pending ? t.analyzing : t.analyze}
          </button>
        </>
      }
    >
      {children}
      {failed && <NotFetched t={t} />}
    </Tool>
  )
}
