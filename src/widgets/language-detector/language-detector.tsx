import { useCallback } from 'react'
import { evaluateExample } from '../../engine/language-detector/example'
import { fields } from '../../engine/language-detector/fields'
import type { Input, IssueCode, Output } from '../../engine/language-detector/language-detector'
import { Answer } from '../core/answer/answer'
import type { LoadCode } from '../core/base/fetch-module'
import { lazy, useLazy } from '../core/base/lazy'
import type { ToolProps } from '../core/base/tool-props'
import { Analysis } from '../core/detectors/analysis'
import { type DelayProps, requireText, useAnalysis } from '../core/detectors/use-analysis'
import { LoadFailed } from '../core/output/load-failed'
import { useTool } from '../core/tool/use-tool'
import { LanguageAnswer } from './language-detector.answer'
import { createClient, lengthOf } from './language-detector.client'
import { strings } from './language-detector.strings'
import { summarize } from './language-detector.summary'

export interface LanguageDetectorProps
  extends ToolProps<Input, Output, IssueCode | LoadCode, typeof strings>,
    DelayProps {}

/** Sample texts by the name of their button, written for this page. */
const samples = {
  en: 'The train was late again this morning, so we had coffee at the station and watched the rain fall on the tracks.',
  es: 'El tren llegó tarde otra vez esta mañana, así que tomamos un café en la estación y miramos la lluvia sobre las vías.',
  fr: 'Le train était encore en retard ce matin, alors nous avons pris un café à la gare et regardé la pluie sur les rails.',
  de: 'Der Zug war heute Morgen schon wieder zu spät, also tranken wir im Bahnhof Kaffee und sahen dem Regen auf den Gleisen zu.',
  tr: 'Tren bu sabah yine gecikti, biz de istasyonda kahve içtik ve rayların üzerine yağan yağmuru seyrettik.',
}

/** The shortest time to an answer, in milliseconds (docs/rules.md). */
const delay = 800

/** The model for 60 languages, loaded on the page only if workers are blocked. */
const lazyModel = lazy(() => import('./model'))

export function LanguageDetector(props: LanguageDetectorProps) {
  const { load, failed } = useLazy(lazyModel)
  const run = useAnalysis(
    useCallback(() => createClient(load), [load]),
    lengthOf,
    props,
    delay,
  )
  // Everything else is known only after the analysis.
  const engine = { fields, evaluate: requireText<Output>, summarize }
  const tool = useTool<Input, Output, IssueCode | LoadCode, typeof strings>(engine, strings, props, {
    run,
    pause: 300,
    evaluateExample,
  })

  return (
    <Analysis tool={failed ? { ...tool, issue: undefined } : tool} field={tool.field('text')} samples={samples}>
      {failed ? (
        <LoadFailed onRetry={tool.act} />
      ) : (
        <Answer tool={tool}>{(output, summary) => <LanguageAnswer output={output} summary={summary} />}</Answer>
      )}
    </Analysis>
  )
}
