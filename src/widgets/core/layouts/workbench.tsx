import { type ReactNode, useRef, useState } from 'react'
import { BarPlace } from '../answer/answer-bar'
import { place } from '../answer/answer-bar.css'
import { Divider } from './divider'
import { Failures, type FrameProps, Inputs, Samples, ToolRoot, UndoBar } from './frame'
import { below as belowCard } from './tool.css'
import { toolbar as toolbarStyle } from './toolbar.css'
import * as css from './workbench.css'

interface WorkbenchProps extends FrameProps {
  /** Above both panes: the actions, the main one first. */
  readonly toolbar?: ReactNode
  /** Above both panes: fields that affect both. */
  readonly head?: ReactNode
  /** Below both panes: the status bar with the position of an error or the size of the text. */
  readonly status?: ReactNode
  /** Both panes have the same fixed height, and their content scrolls: see FullPane. */
  readonly scrolls?: boolean
  /** The card's name in the tool's own styles. */
  readonly slot?: string
  /** The place to show in the input. A new one shows the input on a phone. */
  readonly reveal?: object
}

type Pane = 'input' | 'result'

/** The layout for text tools: two full-width panes with a divider. A phone shows one pane at a time. */
export function Workbench({
  tool,
  name,
  hue,
  toolbar,
  head,
  inputs,
  children,
  status,
  below,
  samples,
  reveal,
  scrolls,
  slot,
}: WorkbenchProps) {
  const root = useRef<HTMLDivElement>(null)
  const panes = useRef<HTMLDivElement>(null)
  const statusLine = useRef<HTMLDivElement>(null)
  const [barPlace, setBarPlace] = useState<Element | null>(null)
  const [pane, setShown] = useState<Pane>('input')
  const shown = tool.props.resultOnly ? 'result' : pane
  const [seen, setSeen] = useState({ reveal, failures: tool.failures })
  // Before the field selects a range or gets the focus after a failed action, because a hidden field can do neither.
  if (reveal !== seen.reveal || tool.failures !== seen.failures) {
    setSeen({ reveal, failures: tool.failures })
    setShown('input')
  }
  const { t } = tool
  return (
    <ToolRoot tool={tool} name={name} hue={hue} root={root}>
      <div className={css.bench} part="card" data-slot={slot} data-scrolls={scrolls || undefined}>
        {toolbar && (
          <Inputs tool={tool} className={toolbarStyle}>
            {toolbar}
          </Inputs>
        )}
        {head && (
          <Inputs tool={tool} className={css.head} slot="head">
            {head}
          </Inputs>
        )}
        <fieldset className={css.switcher} data-aside="" aria-label={t.panes}>
          {(['input', 'result'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={shown === each} onClick={() => setShown(each)}>
              {t[each === 'input' ? 'inputPane' : 'resultPane']}
            </button>
          ))}
        </fieldset>
        <div ref={panes} className={css.panes} data-shown={shown}>
          <Inputs tool={tool} className={css.inputs} slot="input">
            {inputs}
          </Inputs>
          <Divider panes={panes} label={t.divider} />
          <BarPlace.Provider value={{ place: barPlace, onShow: () => setShown('result'), statusLine }}>
            <div className={css.result} part="answer">
              {children}
            </div>
          </BarPlace.Provider>
        </div>
        {status && (
          <div ref={statusLine} className={css.status} data-slot="status" data-aside="">
            {status}
            <UndoBar tool={tool} />
          </div>
        )}
        {below && <div className={belowCard}>{below}</div>}
        <div className={css.foot} data-slot="foot" data-aside="">
          <Samples tool={tool} own={samples} />
          {!status && <UndoBar tool={tool} />}
          <Failures tool={tool} root={root} />
        </div>
        <div ref={setBarPlace} className={place} data-slot="bar" />
      </div>
    </ToolRoot>
  )
}
