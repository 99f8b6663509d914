import { TextArea } from '../../core/fields/text-area'
import { Inputs } from '../../core/layouts/frame'
import type { RegexTool } from './regex-tool'
import * as css from './views.css'

interface TemplateProps {
  readonly tool: RegexTool
  readonly kind: 'replacement' | 'list'
  readonly isOpen: boolean
}

/** The field above the result. It's there while another view is open, too, so that the form always has all fields. */
export const Template = ({ tool, kind, isOpen }: TemplateProps) => (
  <div hidden={!isOpen}>
    <Inputs tool={tool} className={css.template}>
      <TextArea
        {...tool.field(kind)}
        code
        placeholder=""
        hint={kind === 'replacement' ? tool.t.replaceHint : tool.t.listHint}
      />
    </Inputs>
  </div>
)
