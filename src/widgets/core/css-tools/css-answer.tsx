import type { ReactNode } from 'react'
import type { TextContrast } from '../../../engine/core/color/color'
import { bar } from '../output/button.css'
import { CopyButton } from '../output/copy-button'
import { Note } from '../tool/answer'
import type { ToolState } from '../tool/tool-props'
import { Contrast } from './contrast'
import type { contrastStrings } from './contrast.strings'
import * as css from './css-answer.css'

interface CssAnswerProps {
  readonly tool: Pick<ToolState, 'locale'>
  readonly t: typeof contrastStrings & { readonly contrast: string; readonly contrastUnknown?: string }
  readonly css: string
  readonly contrast: TextContrast | null
  /** The preview. */
  readonly children: ReactNode
}

/** The preview, the declaration to copy, and how text reads on what it makes. */
export const CssAnswer = ({ tool, t, css: declaration, contrast, children }: CssAnswerProps) => (
  <div className={css.follow}>
    {children}
    <p className={css.code}>{declaration}</p>
    <div className={bar}>
      <CopyButton tool={{ t }} text={() => declaration} />
    </div>
    <Note>{contrast ? t.contrast : t.contrastUnknown}</Note>
    {contrast && <Contrast t={t} locale={tool.locale} contrast={contrast} />}
  </div>
)
