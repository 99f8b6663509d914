import { useContext, useMemo, useState } from 'react'
import { Members } from '../../../engine/json-editor/members'
import { Lines } from '../../../engine/json-editor/place'
import { exampleQueries } from '../../../engine/json-editor/query/examples'
import { PathFinder } from '../../../engine/json-editor/query/path'
import { arrayOf, trimmed } from '../../../engine/json-editor/query/query'
import type { InvalidQuery } from '../../../engine/json-editor/query/results'
import { Tree } from '../../../engine/json-editor/tree'
import { Note } from '../../core/answer/answer'
import { IsCurrent } from '../../core/answer/answer-frame'
import { plural } from '../../core/base/plural'
import { ErrorMessage, Field } from '../../core/fields/field'
import * as field from '../../core/fields/field.css'
import { CopyButton } from '../../core/output/copy-button'
import { useWords } from '../../core/words/use-words'
import * as answerCss from '../answer.css'
import { Path, Steps } from '../path'
import * as css from '../questions.css'
import type { JsonTool, ViewProps } from '../view'
import { FindingList } from './finding-list'
import { Outcome } from './outcome'
import { useQuestion } from './use-question'

/** Maximum characters shown of a value. */
const drawn = 200

/** Finds values with a JSONPath or a JSON Pointer. */
export function View({ tool, shown: { text, output }, nodes, onShow }: ViewProps) {
  const { t, locale, value } = tool
  const query = trimmed(value.query)
  const known = nodes()
  const tree = useMemo(() => known && new Tree(text, known), [text, known])
  const asking = useQuestion(
    query ? { ask: 'query', text, other: query, ignoreOrder: false, asWritten: false } : undefined,
  )
  const { asked } = asking
  const isDone = asked?.state === 'done' && asked.question.text === text && asked.question.other === query
  const error = isDone ? asked.answer?.queryError : undefined
  const answered = asked?.answer?.found ? asked : asked?.last
  const found = answered?.question.text === text ? answered.answer?.found : undefined
  const isOld = !isDone || error !== undefined
  const isCurrent = useContext(IsCurrent) && !isOld
  const isNoted = output.warnings.some(({ code }) => code === 'duplicate-key')
  return (
    <IsCurrent.Provider value={isCurrent}>
      <div className={css.view}>
        <div className={css.fields}>
          <QueryField tool={tool} />
          {error && <WrongPart query={query} error={error} />}
          {!query && tree && <Examples tool={tool} tree={tree} />}
          {isNoted && query && <Note>{t.lastOfDuplicates}</Note>}
          <Outcome tool={tool} question={asking} />
          {found && (
            <div className={css.summary} data-old={isOld || undefined}>
              <span className={css.count} role="status">
                {plural(t.results, found.length, locale)}
              </span>
              {tree && found.length > 0 && <CopyButton label={t.copyResults} text={() => arrayOf(tree, found)} />}
            </div>
          )}
        </div>
        {found && tree && found.length > 0 ? (
          <div className={css.findings} data-old={isOld || undefined} aria-busy={!isDone || undefined}>
            <Results key={answered?.question.other} tree={tree} found={found} tool={tool} onShow={onShow} />
          </div>
        ) : (
          <div />
        )}
      </div>
    </IsCurrent.Provider>
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

/** What's wrong with the query, and the query with that part highlighted. */
function WrongPart({ query, error: { code, offset, length } }: { query: string; error: InvalidQuery }) {
  const { t } = useWords<JsonTool['t']>()
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
          <code>
            <Steps path={query} />
          </code>
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
function Results({ tree, found, tool, onShow }: ResultsProps) {
  const { t } = tool
  const paths = useMemo(() => new PathFinder(tree), [tree])
  const lines = useMemo(() => new Lines(tree.text), [tree])
  const [chosen, setChosen] = useState(0)
  const nodeAt = (at: number) => found[at] ?? found[0] ?? 0
  const node = nodeAt(chosen)

  function choose(at: number): void {
    setChosen(at)
    const from = tree.start(nodeAt(at))
    onShow(from, from + tree.source(nodeAt(at)).length)
  }

  return (
    <>
      <FindingList
        tool={tool}
        label={t.resultList}
        count={found.length}
        finding={(at) => ({
          path: paths.path(nodeAt(at)),
          value: tree.preview(nodeAt(at), drawn),
          line: lines.at(tree.start(nodeAt(at))),
        })}
        chosen={chosen}
        onChoose={choose}
      />
      <div className={answerCss.path}>
        <Path path={paths.path(node)} />
        <span className={answerCss.pathBar}>
          <CopyButton label={t.copyPath} text={() => paths.path(node)} />
          <CopyButton label={t.copyValue} text={() => tree.source(node)} />
        </span>
      </div>
    </>
  )
}
