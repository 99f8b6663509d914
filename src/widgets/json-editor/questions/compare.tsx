import { useMemo, useRef, useState } from 'react'
import { Changes } from '../../../engine/json-editor/compare/changes'
import { changeKinds } from '../../../engine/json-editor/compare/options'
import { Lines } from '../../../engine/json-editor/place'
import { PathFinder } from '../../../engine/json-editor/query/path'
import { type Nodes, Tree } from '../../../engine/json-editor/tree'
import { secondary } from '../../core/base/button.css'
import { focusingTool } from '../../core/base/focus-tool'
import { plural } from '../../core/base/plural'
import { Checkbox } from '../../core/fields/check'
import { Verdict } from '../../core/layouts/pane'
import { LongText } from '../../core/long-text/long-text'
import { CopyButton } from '../../core/output/copy-button'
import * as css from '../questions.css'
import { errorOf, type JsonTool, type ViewProps } from '../view'
import { FindingList } from './finding-list'
import { Outcome } from './outcome'
import { answer as answerOf, useQuestion } from './use-question'

/** Maximum characters shown of a value. */
const drawn = 120

interface Range {
  readonly from: number
  readonly to: number
}

/** Compares the text with another one, by structure. */
export function View({ tool, shown: { text }, nodes, onShow }: ViewProps) {
  const { t, locale, value } = tool
  const { other, ignoreOrder, numbersAsWritten } = value
  const asking = useQuestion(
    other ? { ask: 'compare', text, other, ignoreOrder, asWritten: numbersAsWritten } : undefined,
  )
  const [reveal, setReveal] = useState<Range>()
  const isAbout = asking.asked?.question.text === text && asking.asked.question.other === other
  const { error, changes, otherNodes } = (isAbout && asking.asked?.answer) || {}
  const mark = useMemo(() => error && { from: error.offset, to: error.offset + error.length }, [error])
  const known = nodes()
  return (
    <div className={css.view}>
      <div className={css.fields}>
        <LongText
          {...tool.field('other')}
          tool={tool}
          code
          language="json"
          mark={mark}
          reveal={reveal}
          issue={error && !tool.isTyping('other') ? errorOf(error, t, locale) : undefined}
          clear={t.clear}
          onReplace={(other) => tool.replace({ other })}
        />
        <div className={css.options}>
          <Checkbox {...tool.field('ignoreOrder')} />
          <Checkbox {...tool.field('numbersAsWritten')} />
        </div>
        <Outcome tool={tool} question={asking} />
        {changes && <Summary changes={changes} tool={tool} text={text} />}
      </div>
      {changes && changes.length > 0 && known && otherNodes ? (
        <ChangeRows
          changes={changes}
          one={{ text, nodes: known }}
          other={{ text: other, nodes: otherNodes }}
          tool={tool}
          onShow={onShow}
          onShowOther={(from, to) => setReveal({ from, to })}
        />
      ) : (
        <div />
      )}
    </div>
  )
}

interface SummaryProps {
  readonly changes: Int32Array
  readonly tool: JsonTool
  readonly text: string
}

/** How many differences there are of each kind, and the JSON Patch. */
function Summary({ changes, tool, text }: SummaryProps) {
  const { t, locale, value } = tool
  const counts = useMemo(() => new Changes(changes).counts(), [changes])
  const said = changeKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => plural(t.changeCounts[kind], counts[kind], locale))
  return (
    <div className={css.summary}>
      <span className={css.count} role="status">
        {said.length === 0 ? <Verdict good>{t.noChanges}</Verdict> : said.join(' · ')}
      </span>
      <span>
        {said.length > 0 && <PatchButton tool={tool} text={text} />}
        <button
          type="button"
          className={secondary}
          disabled={tool.accessOf('text') !== undefined || tool.accessOf('other') !== undefined}
          // What's in the field, which may be invalid or unfinished, and not the last valid text.
          onClick={focusingTool(() => tool.replace({ text: value.other, other: value.text }))}
        >
          {t.swap}
        </button>
      </span>
    </div>
  )
}

/** Makes the JSON Patch when it's pressed, then copies it. */
function PatchButton({ tool, text }: { readonly tool: JsonTool; readonly text: string }) {
  const { t, value } = tool
  const { other, ignoreOrder, numbersAsWritten } = value
  const [made, setMade] = useState<{ readonly key: string; readonly patch: string }>()
  const running = useRef<AbortController>(undefined)
  const key = `${ignoreOrder}${numbersAsWritten}${text.length}:${other}`

  async function make(): Promise<void> {
    running.current?.abort()
    running.current = new AbortController()
    const question = { ask: 'patch', text, other, ignoreOrder, asWritten: numbersAsWritten } as const
    const reply = await answerOf(question, running.current.signal)
    if (reply?.patch !== undefined) setMade({ key, patch: reply.patch })
  }

  if (made?.key === key) return <CopyButton label={t.copyPatch} text={() => made.patch} />
  return (
    <button type="button" className={secondary} onClick={() => void make()}>
      {t.makePatch}
    </button>
  )
}

interface Side {
  readonly text: string
  readonly nodes: Nodes
}

interface ChangeRowsProps extends Pick<ViewProps, 'tool' | 'onShow'> {
  readonly changes: Int32Array
  readonly one: Side
  readonly other: Side
  readonly onShowOther: (from: number, to: number) => void
}

/** What is read of a text to describe its values. */
function useSide({ text, nodes }: Side) {
  return useMemo(() => {
    const tree = new Tree(text, nodes)
    const paths = new PathFinder(tree)
    const lines = new Lines(text)
    return {
      path: (node: number) => paths.pointer(node),
      value: (node: number) => tree.preview(node, drawn),
      line: (node: number) => lines.at(tree.start(node)),
      range: (node: number) => [tree.start(node), tree.start(node) + tree.source(node).length] as const,
    }
  }, [text, nodes])
}

/** The differences. Pressing one shows its place in both texts. */
function ChangeRows({ changes, one, other, tool, onShow, onShowOther }: ChangeRowsProps) {
  const { t } = tool
  const list = useMemo(() => new Changes(changes), [changes])
  const [first, second] = [useSide(one), useSide(other)]
  const [chosen, setChosen] = useState<number>()

  function findingAt(at: number) {
    const [kind, from, to] = [list.kind(at), list.from(at), list.to(at)]
    const old = from === undefined || kind === 'moved' ? '' : first.value(from)
    const next = to === undefined ? '' : kind === 'moved' ? second.path(to) : second.value(to)
    return {
      kind: <span className={css.kinds[kind]}>{t.changeKinds[kind]}</span>,
      path: from === undefined ? second.path(to ?? 0) : first.path(from),
      value: kind === 'added' ? next : kind === 'removed' ? old : `${old} → ${next}`.trim(),
      line: from === undefined ? second.line(to ?? 0) : first.line(from),
    }
  }

  function choose(at: number): void {
    setChosen(at)
    const [from, to] = [list.from(at), list.to(at)]
    if (to !== undefined) onShowOther(...second.range(to))
    if (from !== undefined) onShow(...first.range(from))
  }

  return (
    <div className={css.findings}>
      <FindingList
        tool={tool}
        label={t.changeList}
        count={list.length}
        finding={findingAt}
        chosen={chosen}
        onChoose={choose}
      />
    </div>
  )
}
