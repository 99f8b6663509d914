import { Finder } from './finder'

/** The large field on the home page. Clicking an example fills it in. */
export function startAskBox(input: HTMLInputElement): void {
  const [list, status] = ['asked', 'ask-status'].map((id) => document.getElementById(id) as HTMLElement)
  if (!list || !status) return
  const finder = new Finder({ input, list, status, offered: () => [], onTake: () => {} })
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    input.value = ''
    void finder.update()
  })
  document.addEventListener('click', ({ target }) => {
    const example = target instanceof Element && target.closest<HTMLElement>('[data-question]')
    if (!example) return
    input.value = example.textContent ?? ''
    input.focus()
    void finder.update()
  })
  void finder.update()
}
