import type { ReactNode } from 'react'
import type { TextContrast } from '../../../engine/core/color/color'
import { Note } from '../answer/answer'
import type { ToolState } from '../base/tool-props'
import { CopyButton } from '../output/copy-button'
import { SendTo, type Sent } from '../output/send-to'
import { Contrast } from './contrast'
import type { contrastStrings } from './contrast.strings'
import * as css from './css-answer.css'

interface CssAnswerProps {
  readonly tool: Pick<ToolState, 'locale'>
  readonly t: typeof contrastStrings & { readonly contrast: string; readonly contrastUnknown?: string }
  readonly css: string
  /** Null if it's unknown, undefined if it's not worth showing. */
  readonly contrast: TextContrast | null | undefined
  /** For other tools. */
  readonly outputs?: readonly Sent[]
  /** A sentence about it, above the declaration. */
  readonly children?: ReactNode
}

/** The declaration to copy, and how readable text is on the result. */
export const CssAnswer = ({ tool, t, css: declaration, contrast, outputs = [], children }: CssAnswerProps) => (
  <>
    {children}
    <div className={css.block}>
      <p className={css.code}>{declaration}</p>
      <CopyButton tool={{ t }} text={() => declaration} className={css.copy} />
      <SendTo outputs={outputs} />
    </div>
    {contrast !== undefined && (
      <div className={css.contrast}>
        <Note>{contrast ? t.contrast : t.contrastUnknown}</Note>
        {contrast && <Contrast t={t} locale={tool.locale} contrast={contrast} />}
      </div>
    )}
  </>
)
