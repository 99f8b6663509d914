import { type ReactNode, useRef } from 'react'
import { ExampleBar, HasPicture, IsCurrent } from '../answer/answer-frame'
import * as css from './canvas.css'
import { Clear, Failures, type FrameProps, Inputs, SamplesAndUndo, ToolRoot } from './frame'
import { below as belowCard } from './tool.css'

interface CanvasProps extends FrameProps {
  /** What the tool draws. It stays visible while the controls are used. */
  readonly picture: ReactNode
}

/** The layout for visual tools: the controls, and a stage with the picture and the rest of the answer. */
export function Canvas({ tool, name, hue, inputs, picture, children, below, samples }: CanvasProps) {
  const root = useRef<HTMLDivElement>(null)
  const isIncomplete = tool.status === 'incomplete'
  return (
    <ToolRoot tool={tool} name={name} hue={hue} root={root}>
      <div className={css.card} part="card">
        <Inputs tool={tool} className={css.inputs}>
          {inputs}
          <Clear tool={tool} />
          <Failures tool={tool} root={root} />
        </Inputs>
        <SamplesAndUndo tool={tool} samples={samples} />
        <div className={css.stage}>
          <div className={css.pinned}>
            {(picture || isIncomplete) && (
              <div className={css.picture} data-picture={tool.status}>
                {tool.status === 'example' && <ExampleBar tool={tool} />}
                <IsCurrent.Provider value={tool.status === 'current'}>
                  {picture || <div className={css.empty} />}
                </IsCurrent.Provider>
              </div>
            )}
            <HasPicture.Provider value={true}>
              <div className={css.answer} part="answer">
                {children}
              </div>
            </HasPicture.Provider>
          </div>
        </div>
        {below && <div className={belowCard}>{below}</div>}
      </div>
    </ToolRoot>
  )
}
