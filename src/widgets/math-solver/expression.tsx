import { type RefObject, useState } from 'react'
import type { Issue } from '../../engine/core/result'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { useBrowserLayoutEffect } from '../core/base/use-browser-layout-effect'
import { Field } from '../core/fields/field'
import * as css from './math-solver.css'
import type { strings } from './math-solver.strings'
import { shown } from './math-solver.summary'

interface ExpressionProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    readonly field: (name: 'expression') => FieldProps
    readonly issueAt: (name: 'expression') => Issue | undefined
  }
  readonly node: RefObject<HTMLInputElement | null>
  readonly onChange: (text: string) => void
  readonly onEquals: () => void
}

/** The field. An error is underlined where it is. */
export function Expression({ tool, node, onChange, onEquals }: ExpressionProps) {
  const { t, locale } = tool
  const { label, value, placeholder, issue, access } = tool.field('expression')
  const place = placeOf(tool.issueAt('expression'), value)
  return (
    <div className={css.entry}>
      <Field label={label} issue={issue} access={access} echo={place && echoOf(place, t, locale)}>
        {(wiring) => (
          <span className={css.marked}>
            <input
              {...wiring}
              ref={node}
              className={css.expression}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={placeholder && shown(placeholder, locale)}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== '=' && (event.key !== 'Enter' || event.nativeEvent.isComposing)) return
                event.preventDefault()
                event.stopPropagation()
                onEquals()
              }}
            />
            {place && <ErrorMark place={place} node={node} />}
          </span>
        )}
      </Field>
    </div>
  )
}

/** The part of an expression with an error: what comes before it, and the part itself, or '' at the end. */
interface Place {
  readonly before: string
  readonly part: string
}

function placeOf(issue: Issue | undefined, text: string): Place | undefined {
  if (!issue?.at) return undefined
  const before = text.slice(0, issue.at.column - 1)
  const [part = ''] = /^(?:[a-z]+|[\d.,]+|.)/isu.exec(text.slice(before.length)) ?? []
  return { before, part: part.trim() }
}

const echoOf = ({ before, part }: Place, t: typeof strings, locale: string) =>
  part ? interpolate(t.place, { column: [...before].length + 1 }, locale) : t.placeAtEnd

interface ErrorMarkProps {
  readonly place: Place
  readonly node: RefObject<HTMLInputElement | null>
}

/** A mark over the part with the error, which scrolls with the field. */
function ErrorMark({ place: { before, part }, node }: ErrorMarkProps) {
  const [offset, setOffset] = useState(0)
  useBrowserLayoutEffect(() => {
    const input = node.current
    if (!input) return
    const follow = () => setOffset(input.scrollLeft)
    follow()
    input.addEventListener('scroll', follow)
    return () => input.removeEventListener('scroll', follow)
  }, [node])
  return (
    <span className={css.marks} style={{ transform: `translateX(${-offset}px)` }} aria-hidden="true">
      {before}
      <mark className={css.mark}>{part || ' '}</mark>
    </span>
  )
}
