/** Focuses the first invalid field, if the action needs it to be fixed first. */
export const focusInvalid = (button: Element): void =>
  button.closest('[role=group]')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()

/** Focuses the tool when a button removes itself, so that Ctrl+Z and Tab keep working. */
export const focusTool = (button: Element): void =>
  button.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
