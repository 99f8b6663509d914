import type { ClipboardEvent } from 'react'
import type { TestCase } from '../../../engine/regex-tester/regex-tester'
import { testsFrom } from '../../../engine/regex-tester/tests'
import { Note } from '../../core/answer/answer'
import { secondary } from '../../core/base/button.css'
import { DoneIcon, ErrorIcon } from '../../core/base/icons'
import { interpolate } from '../../core/base/strings'
import { Rows } from '../../core/field-groups/rows'
import { TextField } from '../../core/fields/field'
import { Select } from '../../core/fields/select'
import { Inputs } from '../../core/layouts/frame'
import { useMoreWords } from '../../core/words/use-more-words'
import { strings } from '../regex-tester.strings'
import type { RegexTool } from './regex-tool'
import type { TestState } from './use-views'
import * as css from './views.css'

interface TestsProps {
  readonly tool: RegexTool
  readonly state: TestState
  readonly isOpen: boolean
}

/** Texts that must match or must not, each with its verdict. */
export function Tests({ tool, state, isOpen }: TestsProps) {
  const { t, locale } = useMoreWords(strings)
  const { tests } = tool.value
  const options = (['match', 'none'] as const).map((each) => [each, t.expectations[each]] as const)

  /** Several lines are several tests. */
  function onPaste(event: ClipboardEvent, index: number): void {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    const current = tests[index]
    const rows = testsFrom(pasted, current?.expected ?? 'match')
    const kept: readonly TestCase[] = current?.text ? [current] : []
    tool.replace({ tests: [...tests.slice(0, index), ...kept, ...rows, ...tests.slice(index + 1)] })
  }

  return (
    <div className={css.view} hidden={!isOpen}>
      <Inputs tool={tool} className={css.scroll}>
        <div className={css.padded}>
          <Note>{t.testsHint}</Note>
          <Rows
            label={t.tests}
            count={tests.length}
            least={0}
            most={200}
            add={t.addTest}
            remove={(index) => interpolate(t.removeTest, { n: index + 1 }, locale)}
            onAdd={() => tool.update({ tests: [...tests, { text: '', expected: tests.at(-1)?.expected ?? 'match' }] })}
            onRemove={(index) => tool.replace({ tests: tests.filter((_, at) => at !== index) })}
            access={tool.accessOf('tests')}
            row={(index) => (
              <div className={css.test} onPaste={(event) => onPaste(event, index)}>
                <TextField
                  {...tool.field(`tests.${index}.text`, interpolate(t.testText, { n: index + 1 }, locale))}
                  hideLabel
                />
                <Select
                  {...tool.field(`tests.${index}.expected`, interpolate(t.testExpected, { n: index + 1 }, locale))}
                  value={tests[index]?.expected === 'none' ? 'none' : 'match'}
                  options={options}
                  hideLabel
                />
                <Verdict state={state} index={index} test={tests[index]} />
              </div>
            )}
          />
          {tests.length > 1 && (
            <div>
              <button type="button" className={secondary} onClick={() => tool.replace({ tests: [] })}>
                {t.clearTests}
              </button>
            </div>
          )}
        </div>
      </Inputs>
    </div>
  )
}

/** A new row isn't wrong before anything is typed in it. */
const isBlank = (test: TestCase | undefined) => test?.text === '' && test.expected !== 'none'

interface VerdictProps {
  readonly state: TestState
  readonly index: number
  readonly test: TestCase | undefined
}

function Verdict({ state, index, test }: VerdictProps) {
  const { t } = useMoreWords(strings)
  const verdict = state.verdicts[index]
  if (isBlank(test)) return <span className={css.undecided} />
  if (!verdict) return <span className={css.undecided}>{state.stuck === undefined ? '' : t.undecided}</span>
  return (
    <span className={verdict.passes ? css.passed : css.failed}>
      {verdict.passes ? <DoneIcon /> : <ErrorIcon />}
      {verdict.passes ? t.passed : t.failed}
    </span>
  )
}

/** '3 of 4 tests passed', once all have run. */
export function useSaidOfTests(tests: readonly TestCase[], { verdicts, stuck }: TestState): string | undefined {
  const { t, locale } = useMoreWords(strings)
  if (verdicts.length === 0 || (stuck === undefined && verdicts.includes(undefined))) return undefined
  const judged = verdicts.filter((_, at) => !isBlank(tests[at]))
  if (judged.length === 0) return undefined
  const passed = judged.filter((each) => each?.passes).length
  return interpolate(t.testsPassed, { n: passed, total: judged.length }, locale)
}
