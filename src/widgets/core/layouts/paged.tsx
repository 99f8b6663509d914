import { type RefObject, useRef, useState } from 'react'
import { BarPlace } from '../answer/answer-bar'
import { place } from '../answer/answer-bar.css'
import { useBrowserLayoutEffect } from '../base/use-browser-layout-effect'
import { Clear, Failures, type FrameProps, Inputs, SamplesAndUndo, ToolRoot } from './frame'
import * as css from './paged.css'

/** The half of the tool that a narrow card shows. */
type View = 'inputs' | 'answer'

interface PagedProps extends FrameProps {
  /** The names of the two halves, on a card too narrow for both. */
  readonly views: Readonly<Record<View, string>>
}

/** The layout of a tool that fills in a page: a form and the page, equally wide, side by side. */
export function Paged({ tool, name, hue, inputs, children, samples, views }: PagedProps) {
  const root = useRef<HTMLDivElement>(null)
  const [barPlace, setBarPlace] = useState<Element | null>(null)
  const [chosen, setView] = useView(root)
  const view = tool.props.resultOnly ? 'answer' : chosen
  return (
    <ToolRoot tool={tool} name={name} hue={hue} root={root}>
      <div className={css.card} part="card" data-view={view}>
        <Views names={views} view={view} onView={setView} />
        <Inputs tool={tool} className={css.inputs}>
          {inputs}
          <Clear tool={tool} />
          <Failures tool={tool} root={root} />
        </Inputs>
        <SamplesAndUndo tool={tool} samples={samples} />
        <BarPlace.Provider value={{ place: barPlace, onShow: () => setView('answer') }}>
          <div className={css.answer} part="answer">
            {children}
          </div>
        </BarPlace.Provider>
        <div ref={setBarPlace} className={place} data-slot="bar" />
      </div>
    </ToolRoot>
  )
}

/** Which half a narrow card shows. After a switch, the new half is shown from its top. */
function useView(card: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>('inputs')
  const before = useRef(view)
  useBrowserLayoutEffect(() => {
    if (before.current === view) return
    before.current = view
    if (card.current && card.current.getBoundingClientRect().top < 0) card.current.scrollIntoView()
  }, [view, card])
  return [view, setView] as const
}

interface ViewsProps {
  readonly names: Readonly<Record<View, string>>
  readonly view: View
  readonly onView: (view: View) => void
}

/** Edit or Preview, if there's no room for both. */
const Views = ({ names, view, onView }: ViewsProps) => (
  <div className={css.views} data-aside="">
    <div className={css.list}>
      {(['inputs', 'answer'] as const).map((each) => (
        <button key={each} type="button" className={css.view} aria-pressed={each === view} onClick={() => onView(each)}>
          {names[each]}
        </button>
      ))}
    </div>
  </div>
)
