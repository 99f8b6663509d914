import { useContext, useMemo, useState } from 'react'
import { Members } from '../../../engine/json-editor/members'
import { Lines } from '../../../engine/json-editor/place'
import { exampleQueries } from '../../../engine/json-editor/query/examples'
import { PathFinder } from '../../../engine/json-editor/query/path'
import { arrayOf } from '../../../engine/json-editor/query/query'
import type { InvalidQuery } from '../../../engine/json-editor/query/results'
import { Tree } from '../../../engine/json-editor/tree'
import { IsCurrent, Note } from '../../core/answer/answer'
import { ErrorMessage, Field } from '../../core/fields/field'
import * as field from '../../core/fields/field.css'
import { plural } from '../../core/format/plural'
import { CopyButton } from '../../core/output/copy-button'
import { WindowList } from '../../core/output/window-list'
import { interpolate } from '../../core/tool/strings'
import * as answerCss from '../json-editor.answer.css'
import * as css from '../json-editor.questions.css'
import { type JsonTool, shownPath, type ViewProps } from '../json-editor.view'
import { Outcome } from './outcome'
import { useQuestion } from './use-question'

/** Maximum characters shown of a value. */
const drawn = 200

/** Finds values with a JSONPath or a JSON Pointer. */
export function View({ tool, shown: { text, output }, nodes, onShow }: ViewProps) {
  const { t, locale, value } = tool
  const { query } = value
  const known = nodes()
  const tree = useMemo(() => known && new Tree(text, known), [text, known])
  const asking = useQuestion(
    query ? { ask: 'query', text, other: query, ignoreOrder: false, asWritten: false } : undefined,
  )
  const answer = asking.asked?.question.text === text ? asking.asked.answer : undefined
  const error = asking.asked?.question.other === query ? answer?.queryError : undefined
  const found = answer?.found
  const isNoted = output.warnings.some(({ code }) => code === 'duplicate-key')
  return (
    <div className={css.view}>
      <div className={css.fields}>
        <QueryField tool={tool} />
        {error && <WrongPart query={query} error={error} t={t} />}
        {!query && tree && <Examples tool={tool} tree={tree} />}
        {isNoted && query && <Note>{t.lastOfDuplicates}</Note>}
        <Outcome tool={tool} question={asking} />
        {found && (
          <div className={css.summary}>
            <span className={css.count} role="status">
              {plural(t.results, found.length, locale)}
            </span>
            {tree && found.length > 0 && (
              <CopyButton tool={{ t }} label={t.copyResults} text={() => arrayOf(tree, found)} />
            )}
          </div>
        )}
      </div>
      {found && tree && found.length > 0 ? (
        <Results key={query} tree={tree} found={found} tool={tool} onShow={onShow} />
      ) : (
        <div />
      )}
    </div>
  )
}

function QueryField({ tool }: { readonly tool: JsonTool }) {
  const { value, onChange, onBlur, access } = tool.field('query')
  return (
    <Field label={tool.t.query} access={access}>
      {(wiring) => (
        <span className={field.box} part="input">
          <input
            {...wiring}
            className={`${field.input} ${field.code}`}
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="$..id"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  )
}

/** What's wrong with the query, and the query with that part marked. */
function WrongPart({
  query,
  error: { code, offset, length },
  t,
}: {
  query: string
  error: InvalidQuery
  t: JsonTool['t']
}) {
  return (
    <div role="status">
      <ErrorMessage>{t.queryErrors[code]}</ErrorMessage>
      <p className={css.wrong} dir="ltr">
        {query.slice(Math.max(0, offset - 60), offset)}
        <mark className={answerCss.mark}>{query.slice(offset, offset + length) || '␣'}</mark>
        {query.slice(offset + length, offset + length + 60)}
      </p>
    </div>
  )
}

/** Queries to press, made from the text's own keys. */
function Examples({ tool, tree }: { readonly tool: JsonTool; readonly tree: Tree }) {
  const queries = useMemo(() => exampleQueries(new Members(tree, false)), [tree])
  if (tool.accessOf('query') !== undefined) return null
  return (
    <div className={css.examples}>
      <span>{tool.t.try}</span>
      {queries.map((query) => (
        <button key={query} type="button" className={css.example} onClick={() => tool.update({ query })}>
          <code>{query}</code>
        </button>
      ))}
    </div>
  )
}

interface ResultsProps extends Pick<ViewProps, 'tool' | 'onShow'> {
  readonly tree: Tree
  readonly found: Int32Array
}

/** The paths and values. Pressing one shows its place in the text. */
function Results({ tree, found, tool: { t, locale }, onShow }: ResultsProps) {
  const isCurrent = useContext(IsCurrent)
  const paths = useMemo(() => new PathFinder(tree), [tree])
  const lines = useMemo(() => new Lines(tree.text), [tree])
  const [chosen, setChosen] = useState(0)
  const node = found[chosen] ?? found[0] ?? 0
  return (
    <div className={css.findings}>
      <WindowList
        label={t.resultList}
        className={answerCss.pane}
        count={found.length}
        showing={(from, to) => interpolate(t.showing, { from, to, total: found.length }, locale)}
        row={(at) => {
          const own = found[at] ?? 0
          return (
            <button
              type="button"
              className={answerCss.row}
              aria-current={at === chosen || undefined}
              disabled={!isCurrent}
              onClick={() => {
                setChosen(at)
                const from = tree.start(own)
                onShow(from, from + tree.source(own).length)
              }}
            >
              <span className={css.path}>{shownPath(paths.path(own), t)}</span>
              <span className={css.value}>{oneLine(tree.preview(own, drawn))}</span>
              <span className={css.line}>{interpolate(t.line, { line: lines.at(tree.start(own)) }, locale)}</span>
            </button>
          )
        }}
      />
      <div className={answerCss.path}>
        <code className={answerCss.code}>{shownPath(paths.path(node), t)}</code>
        <span className={answerCss.pathBar}>
          <CopyButton tool={{ t }} label={t.copyPath} text={() => paths.path(node)} />
          <CopyButton tool={{ t }} label={t.copyValue} text={() => tree.source(node)} />
        </span>
      </div>
    </div>
  )
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
