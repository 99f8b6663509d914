/** Focuses the first invalid field, if the action needs it to be fixed first. */
export const focusInvalid = (button: Element): void =>
  button.closest('[role=group]')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()

/**
 * The handler of a button that removes itself. It focuses the tool before it acts, so that Ctrl+Z and Tab keep working.
 */
export const focusingTool =
  (act: () => void) =>
  ({ currentTarget }: { readonly currentTarget: Element }): void => {
    currentTarget.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
    act()
  }
