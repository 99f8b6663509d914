/** A button that goes away with its own press hands the focus to its tool: there Ctrl+Z is heard, and Tab goes on. */
export const focusTool = (button: Element): void =>
  button.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
