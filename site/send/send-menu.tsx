import { type ToggleEvent, useId, useState } from 'react'
import { secondary } from '../../src/widgets/core/base/button.css'
import { icon } from '../../src/widgets/core/base/icons'
import { lazy, useLazy } from '../../src/widgets/core/base/lazy'
import type { Sent } from '../../src/widgets/core/base/summary'
import { message, panel } from './send-menu.css'

const SendIcon = icon('M4.5 11.5 12 4M6 4h6v6')
const lazyChoices = lazy(() => import('./choices'))

interface MenuProps {
  readonly outputs: readonly Sent[]
  readonly isDisabled: boolean
}

/** The menu of the tool with this id, for its widget. */
export const sendMenuOf = (from: string) => (props: MenuProps) => <ToolMenu from={from} {...props} />

/** “Send to…”, and a menu of the other tools that take such an output. A native popover: Escape closes it. */
function ToolMenu({ from, outputs, isDisabled }: MenuProps & { readonly from: string }) {
  const id = useId()
  const { module, load, failed } = useLazy(lazyChoices)
  const [isOpen, setOpen] = useState(false)
  const onToggle = (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open')
  return (
    <>
      <button
        type="button"
        className={secondary}
        disabled={isDisabled}
        aria-haspopup="true"
        popoverTarget={id}
        onClick={() => void load()}
      >
        <SendIcon />
        Send to…
      </button>
      <fieldset className={panel} id={id} popover="auto" aria-label="Send to" onToggle={onToggle}>
        {failed && (
          <p className={message} role="alert">
            The list of tools couldn’t be loaded. Check your connection, then try again.
          </p>
        )}
        {module && isOpen && <module.Choices from={from} outputs={outputs} />}
      </fieldset>
    </>
  )
}
