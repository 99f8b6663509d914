import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longTextStrings } from '../../../src/widgets/core/base/long-text.strings'
import { CodeArea } from '../../../src/widgets/core/editor/code-area'
import type { CodeEditor } from '../../../src/widgets/core/editor/code-editor'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

noSideEffects()

// Without `act`, which would run everything at once.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

let close = () => {}
afterEach(() => close())

it('the editor has a new text as soon as the page has it, so that it never undoes what is typed next', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  close = () => {
    root.unmount()
    host.remove()
  }
  const editor: { current: CodeEditor | undefined } = { current: undefined }
  const show = (text: string) =>
    root.render(
      <div title={text}>
        <CodeArea
          editor={editor}
          grammar={undefined}
          id="text"
          label="Text"
          words={longTextStrings}
          text={text}
          placeholder=""
          readOnly={false}
          before={{ anchor: 0, head: 0, isFocused: false }}
          issue={undefined}
          mark={undefined}
          marks={undefined}
          reveal={undefined}
          highlighting={undefined}
          onChange={() => {}}
        />
      </div>,
    )
  const textIn = () => host.querySelector('[data-code]')?.shadowRoot?.querySelector('[role=textbox]')?.textContent
  show('one')
  await until(() => expect(textIn()).toBe('one'))
  /** The text in the editor just after the page has changed. */
  const found = new Promise((resolve) => {
    new MutationObserver(() => resolve(textIn())).observe(host, { attributes: true, subtree: true })
  })
  show('two')
  expect(await found).toBe('two')
})
