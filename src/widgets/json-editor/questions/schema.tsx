import { useMemo, useState } from 'react'
import { Members } from '../../../engine/json-editor/members'
import { Lines } from '../../../engine/json-editor/place'
import { inferSchema } from '../../../engine/json-editor/schema/infer'
import type { Validation, Violation } from '../../../engine/json-editor/schema/results'
import { Tree } from '../../../engine/json-editor/tree'
import { Caution, Note } from '../../core/answer/answer'
import { plural } from '../../core/base/plural'
import { interpolate } from '../../core/base/strings'
import { Verdict } from '../../core/layouts/pane'
import { LongText } from '../../core/long-text/long-text'
import { codeIn, Path } from '../path'
import * as css from '../questions.css'
import { errorOf, type JsonTool, type ViewProps } from '../view'
import { Outcome } from './outcome'
import { useQuestion } from './use-question'

/** For the sample text, and as a start for others. */
const sample = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "name": { "type": "string", "minLength": 1 },
    "born": { "type": "integer", "minimum": 1900 },
    "rating": { "type": "number", "maximum": 5 },
    "fields": { "type": "array", "items": { "type": "string" }, "uniqueItems": true },
    "email": { "type": "string", "format": "email" }
  },
  "required": ["name", "email"]
}
`

/** Reading a longer text to create a schema would block the page for too long. */
const longestRead = 2_000_000
/** Of the address of another dialect. */
const longestName = 200

/** Checks the text against a JSON Schema. */
export function View({ tool, shown: { text }, nodes, onShow }: ViewProps) {
  const { t, locale, value } = tool
  const { schema } = value
  const question = { ask: 'validate', text, other: schema, ignoreOrder: false, asWritten: false } as const
  const asking = useQuestion(schema ? question : undefined)
  const [reveal, setReveal] = useState<{ from: number; to: number }>()
  const showInSchema = (from: number, to: number) => setReveal({ from, to })
  const isAbout = asking.asked?.question.text === text && asking.asked.question.other === schema
  const validation = isAbout ? asking.asked?.answer?.validation : undefined
  const error = validation && 'error' in validation ? validation.error : undefined
  const mark = useMemo(() => error && { from: error.offset, to: error.offset + error.length }, [error])
  const known = nodes()
  const isFixed = tool.accessOf('schema') !== undefined
  return (
    <div className={css.view}>
      <div className={css.fields}>
        <LongText
          {...tool.field('schema')}
          tool={tool}
          code
          language="json"
          mark={mark}
          reveal={reveal}
          issue={error && !tool.isTyping('schema') ? errorOf(error, t, locale) : undefined}
          clear={t.clear}
          onReplace={(schema) => tool.replace({ schema })}
        />
        {!schema && !isFixed && (
          <div className={css.examples}>
            <button type="button" className={css.example} onClick={() => tool.replace({ schema: sample })}>
              {t.sampleSchema}
            </button>
            {known && text.length <= longestRead && (
              <button
                type="button"
                className={css.example}
                onClick={() => tool.replace({ schema: inferSchema(new Members(new Tree(text, known), false)) })}
              >
                {t.createSchema}
              </button>
            )}
          </div>
        )}
        <Outcome tool={tool} question={asking} />
        {validation && <Summary validation={validation} tool={tool} />}
        {validation && (
          <UnknownKeywords validation={validation} tool={tool} schema={schema} onShowSchema={showInSchema} />
        )}
      </div>
      {validation ? (
        <Violations validation={validation} tool={tool} schema={schema} onShow={onShow} onShowSchema={showInSchema} />
      ) : (
        <div />
      )}
    </div>
  )
}

/** Whether the text matches the schema, and what couldn't be checked. */
function Summary({ validation, tool: { t, locale } }: { readonly validation: Validation; readonly tool: JsonTool }) {
  if ('error' in validation) return null
  if ('tooDeep' in validation) return <Caution>{t.tooDeep}</Caution>
  const { dialect } = validation
  const named = dialect && (
    <Caution>{interpolate(t.dialect, { dialect: codeIn(t.dialect, dialect.slice(0, longestName)) })}</Caution>
  )
  if ('schemaViolations' in validation) {
    return (
      <div role="status">
        <Verdict good={false}>{t.invalidSchema}</Verdict>
        {named}
      </div>
    )
  }
  const { count, unresolved, unknownCount } = validation
  const isPartial = unresolved.length > 0 || unknownCount > 0
  return (
    <div role="status">
      {count === 0 && isPartial ? (
        <p>{t.noErrorsFound}</p>
      ) : (
        <Verdict good={count === 0}>{count === 0 ? t.matchesSchema : plural(t.violations, count, locale)}</Verdict>
      )}
      {count === 0 && <Note>{t.formatsChecked}</Note>}
      {named}
      {unresolved.map(({ reference }) => (
        <Caution key={reference}>{interpolate(t.unresolved, { reference: codeIn(t.unresolved, reference) })}</Caution>
      ))}
      {unknownCount > 0 && <Caution>{plural(t.unknownKeywords, unknownCount, locale)}</Caution>}
    </div>
  )
}

interface UnknownProps {
  readonly validation: Validation
  readonly tool: JsonTool
  readonly schema: string
  readonly onShowSchema: (from: number, to: number) => void
}

/** The first keywords that were ignored. Pressing one shows it in the schema. */
function UnknownKeywords({ validation, tool: { t, locale }, schema, onShowSchema }: UnknownProps) {
  const lines = useMemo(() => new Lines(schema), [schema])
  if (!('unknown' in validation) || validation.unknown.length === 0) return null
  return (
    <div className={css.places}>
      {validation.unknown.map(({ keyword, schemaPointer, schemaOffset }) => (
        <button
          key={schemaOffset}
          type="button"
          className={css.place}
          onClick={() => onShowSchema(schemaOffset, schemaOffset + keyword.length + 2)}
        >
          <Path path={schemaPointer} />
          <span>{interpolate(t.line, { line: lines.at(schemaOffset) }, locale)}</span>
        </button>
      ))}
    </div>
  )
}

interface ViolationsProps extends Pick<ViewProps, 'tool' | 'onShow'> {
  readonly validation: Validation
  readonly schema: string
  readonly onShowSchema: (from: number, to: number) => void
}

/** What breaks the schema's rules. The places in the text and in the schema can be pressed. */
function Violations({ validation, tool: { t, locale }, schema, onShow, onShowSchema }: ViolationsProps) {
  const isSchema = 'schemaViolations' in validation
  const list = isSchema ? validation.schemaViolations : 'violations' in validation ? validation.violations : []
  const lines = useMemo(() => new Lines(schema), [schema])
  if (list.length === 0) return <div />
  const count = 'count' in validation ? validation.count : list.length
  return (
    <ul className={css.list} aria-label={t.violationList}>
      {list.map((violation) => {
        const { code, values, pointer, offset, length, line, schemaPointer, schemaOffset } = violation
        const show = isSchema ? onShowSchema : onShow
        return (
          <li key={`${code} ${offset} ${schemaOffset} ${JSON.stringify(values)}`} className={css.item}>
            <p>{sentenceOf(violation, t, locale)}</p>
            <div className={css.places}>
              <button type="button" className={css.place} onClick={() => show(offset, offset + length)}>
                <Path path={pointer} />
                <span>{interpolate(t.line, { line }, locale)}</span>
              </button>
              {!isSchema && (
                <button
                  type="button"
                  className={css.place}
                  onClick={() => onShowSchema(schemaOffset, schemaOffset + 1)}
                >
                  {t.rule} <Path path={schemaPointer} />
                  <span>{interpolate(t.line, { line: lines.at(schemaOffset) }, locale)}</span>
                </button>
              )}
            </div>
          </li>
        )
      })}
      {count > list.length && <li className={css.item}>{plural(t.moreViolations, count - list.length, locale)}</li>}
    </ul>
  )
}

/** What's wrong with a value and what it should be. */
function sentenceOf({ code, values, found }: Violation, t: JsonTool['t'], locale: string): string {
  const sentence = t.violated[code]
  const asCode = (value: string | number) => (typeof value === 'string' ? codeIn(sentence, value) : value)
  const parts = Object.entries({ value: '', ...values, found }).map(([name, value]) => [name, asCode(value)])
  const nameOf = (type: string) => t.types[type as keyof typeof t.types] ?? type
  const types = String(values.types ?? '')
    .split(',')
    .map(nameOf)
  return interpolate(
    sentence,
    {
      ...Object.fromEntries(parts),
      ...(code === 'type' && { found: nameOf(String(values.found)) }),
      types: new Intl.ListFormat(locale, { type: 'disjunction' }).format(types),
    },
    locale,
  )
}
