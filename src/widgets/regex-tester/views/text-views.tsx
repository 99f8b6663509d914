import type { Split } from '../../../engine/regex-tester/transform'
import { Note } from '../../core/answer/answer'
import { plural } from '../../core/base/plural'
import { interpolate, sentenceOf } from '../../core/base/strings'
import type { Sent } from '../../core/base/summary'
import { formatNumber } from '../../core/format/format'
import { FullPane, PaneHead } from '../../core/layouts/pane'
import { LongOutput } from '../../core/long-text/long-output'
import { CopyButton } from '../../core/output/copy-button'
import { SendTo } from '../../core/output/send-to'
import { WindowList } from '../../core/output/window-list'
import { useMoreWords } from '../../core/words/use-more-words'
import { list, listPane } from '../list.css'
import { limit } from '../regex-tester.client'
import { strings } from '../regex-tester.strings'
import type { RegexTool } from './regex-tool'
import type { Viewed } from './use-views'
import * as css from './views.css'

interface TextViewProps {
  readonly tool: RegexTool
  readonly viewed: Viewed | undefined
}

function Failure({ viewed }: Pick<TextViewProps, 'viewed'>) {
  const { t, locale } = useMoreWords(strings)
  if (!viewed?.failure) return null
  const values = { seconds: limit / 1000, message: viewed.failure.message }
  return <Note>{sentenceOf({ code: viewed.failure.code, values }, t.advice, locale)}</Note>
}

/** What the template gives. */
export function TemplateView({ tool, viewed, kind }: TextViewProps & { readonly kind: 'replacement' | 'list' }) {
  const { t, locale } = useMoreWords(strings)
  const text = kind === 'replacement' ? viewed?.replaced : viewed?.list?.text
  const title = kind === 'replacement' ? t.replaced : t.listResult
  const cut = viewed?.list && viewed.list.count > viewed.list.listed ? viewed.list.listed : undefined
  return (
    <div className={css.view}>
      {(viewed?.failure || cut !== undefined) && (
        <div className={css.padded}>
          <Failure viewed={viewed} />
          {cut !== undefined && <Note>{interpolate(t.listFirst, { n: cut }, locale)}</Note>}
        </div>
      )}
      <div className={css.output}>
        <FullPane title={title} actions={text !== undefined && <CopyResult text={() => text} />}>
          {text === undefined ? (
            <div />
          ) : (
            <LongOutput tool={tool} label={title} text={text} code hideLabel language="text" />
          )}
        </FullPane>
      </div>
    </div>
  )
}

/** The parts between the matches, and the groups that they're split at. */
export function SplitView({ viewed }: Pick<TextViewProps, 'viewed'>) {
  const { t, locale } = useMoreWords(strings)
  const split = viewed?.split
  const listed = split?.parts.length ?? 0
  const all = (split?.count ?? 0) * (split?.width ?? 1)
  return (
    <div className={css.view}>
      <div className={css.head}>
        <PaneHead title={split ? plural(t.parts, split.count, locale) : t.splitList}>
          {split && <CopyResult text={() => textOf(split)} />}
        </PaneHead>
      </div>
      <Failure viewed={viewed} />
      {split && listed < all - (split.width - 1) && <Note>{interpolate(t.partsListed, { n: listed }, locale)}</Note>}
      {split && (
        <div className={list}>
          <WindowList
            label={t.splitList}
            className={listPane}
            count={listed}
            showing={(from, to) => interpolate(t.showing, { from, to, total: listed }, locale)}
            row={(index) => <Part split={split} index={index} />}
          />
        </div>
      )}
    </div>
  )
}

/** Without the groups: one part per line. */
const textOf = ({ parts, width }: Split) => parts.filter((_, at) => at % width === 0).join('\n')

interface PartProps {
  readonly split: Split
  readonly index: number
}

function Part({ split: { parts, width }, index }: PartProps) {
  const { t, locale } = useMoreWords(strings)
  const text = parts[index]
  const group = index % width
  const name =
    group === 0 ? formatNumber(Math.floor(index / width) + 1, locale) : interpolate(t.group, { n: group }, locale)
  return (
    <div className={css.part}>
      <span className={css.label}>{name}</span>
      {text ? (
        <code className={css.partText}>{text.slice(0, 300).replace(/\r\n|[\r\n]/g, '↵')}</code>
      ) : (
        <span className={css.lacking}>{text === null ? t.noPart : t.empty}</span>
      )}
    </div>
  )
}

/** Copies the text that a view gives, or sends it to another tool. */
function CopyResult({ text }: { readonly text: () => string }) {
  const { t } = useMoreWords(strings)
  const sent: Sent = {
    kind: 'text',
    get text() {
      return text()
    },
  }
  return (
    <>
      <CopyButton label={t.copyResult} text={text} />
      <SendTo summary={{ sends: [sent] }} />
    </>
  )
}
