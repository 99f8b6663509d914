/** Where a press can do nothing until a field is right: to the first that is wrong. */
export const focusInvalid = (button: Element): void =>
  button.closest('[role=group]')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()

/** A button that goes away with its own press hands the focus to its tool: there Ctrl+Z is heard, and Tab goes on. */
export const focusTool = (button: Element): void =>
  button.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
