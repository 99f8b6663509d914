/** An open menu would cover what has the focus after it. */
export function closeMenusLeft(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>(':popover-open')
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover()
  })
}
