import type { Input, Output } from '../../engine/html-formatter'
import { Placeholder } from '../core/answer'
import { Choice } from '../core/choice'
import { formatNumber } from '../core/format'
import { LongText } from '../core/long-text'
import { spring } from '../core/long-text.css'
import { NotFetched } from '../core/part'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './html-formatter.css'
import { type Code, engine, indents, useFormatting } from './html-formatter.run'
import { firstStrings, type strings } from './html-formatter.strings'

export type HtmlFormatterProps = ToolProps<Input, Output, Code, typeof strings>

export function HtmlFormatter(props: HtmlFormatterProps) {
  const { run, share, part, load, failed } = useFormatting()
  const tool = useTool<Input, Output, Code, typeof firstStrings>(engine, firstStrings, props, { live: 300, run })
  const { t, value, locale, result, output, answeredInput } = tool
  /** Nothing is given, or nothing yet that was. */
  const isEmpty = !value.html.trim() || !answeredInput?.html.trim()
  const isLost = result?.ok === false && result.issues.some(({ code }) => code === 'not-loaded')

  async function loadSample(): Promise<void> {
    const part = await load()
    if (part) tool.update({ html: part.sample })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('mode')} options={Object.entries(t.modes)} />
          {value.mode !== 'minify' && (
            <Choice
              {...tool.field('indent')}
              unit={t.spaces}
              options={indents.map((indent) => [indent, formatNumber(Number(indent), locale)])}
            />
          )}
          <LongText
            {...tool.field('html')}
            tool={tool}
            code
            tall
            onFocus={() => void load(true)}
            placeholder={t.placeholder}
            actions={
              <>
                <button type="button" onClick={() => void loadSample()}>
                  {t.sample}
                </button>
                <span className={spring} />
                <button type="button" onClick={() => tool.update({ html: '' })}>
                  {t.clear}
                </button>
              </>
            }
          />
        </>
      }
    >
      {failed || isLost ? (
        <NotFetched t={t} />
      ) : (
        <div className={css.result} aria-busy={tool.pending}>
          {part && tool.pending && share > 0 && <part.Progress label={t.working} share={share} />}
          {part && output && !isEmpty ? (
            <part.Outcome tool={tool} output={output} input={answeredInput} />
          ) : (
            <Placeholder label={t.result} lines={[t.originalSize, t.resultSize, t.percent, t.lines]} />
          )}
        </div>
      )}
    </Tool>
  )
}
