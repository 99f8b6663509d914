/**
 * A page's shortcuts, such as S for search, see the element as the target of what's typed in it. So unmodified keys
 * stay inside, except Escape, Tab and function keys, which close dialogs and move the focus.
 */
export function keepKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(type, keepInside)
}

function keepInside(event: Event): void {
  const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent
  if (ctrlKey || metaKey || altKey || /^(Escape|Tab|F\d+)$/.test(key)) return
  // After a click on the card, its root has the focus, and keys are meant for the page.
  if (!(target as Element).matches('[role=group]')) event.stopPropagation()
}
