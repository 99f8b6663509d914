/** Closes a menu when the focus leaves it, because it would cover the focused element. */
export function closeMenusLeft(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>(':popover-open')
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover()
  })
}
