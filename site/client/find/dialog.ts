import * as css from '../../layout/search.css'
import { element } from '../element'
import { recentIds } from '../favorites'
import { found } from './choices'
import { Finder } from './finder'

const input = element('input', {
  className: css.field,
  type: 'text',
  placeholder: 'Search or ask: 20% of 80',
  autocomplete: 'off',
  spellcheck: false,
  aria: {
    role: 'combobox',
    label: 'Search tools, guides and actions',
    autocomplete: 'list',
    expanded: 'false',
    controls: 'found',
  },
})
const list = element('div', { className: css.results, id: 'found', aria: { role: 'listbox', label: 'Results' } })
const status = element('p', { className: css.none, hidden: true, aria: { role: 'status' } })
/** For touchscreens, which have no Escape key. */
const close = element('button', { className: css.close, type: 'button' }, 'Close')
const head = element('div', { className: css.head }, input, close)
const dialog = element('dialog', { className: css.dialog, aria: { label: 'Search' } }, head, list, status)
document.body.append(dialog)

const finder = new Finder({
  input,
  list,
  status,
  offered(all) {
    const used = recentIds().flatMap((id) => all.find(({ path }) => path === `/${id}`) ?? [])
    const others = all.filter((each) => !used.includes(each))
    return [...used.map((each) => ({ ...found(each), note: 'Recent' })), ...others.map(found)]
  },
  onTake: () => dialog.close(),
})
close.addEventListener('click', () => dialog.close())
dialog.addEventListener('click', ({ target }) => {
  // The dialog itself is the target only of clicks outside its content.
  if (target === dialog) dialog.close()
})

export async function openSearch(): Promise<void> {
  if (dialog.open) return
  input.value = ''
  dialog.showModal()
  await finder.update()
}
