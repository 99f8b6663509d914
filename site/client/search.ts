import type { Found } from '../build/search-file'
import * as css from '../layout/search.css'
import { element } from './element'
import { recentIds } from './favorites'
import { rank } from './rank'

interface Choice {
  readonly name: string
  readonly note: string
  take(): void
}

const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

/** What can be done wherever one is. */
const actions: readonly Choice[] = [
  { name: 'Switch between light and dark', note: 'Action', take: press('[data-theme-toggle]') },
  { name: 'Copy a link to what stands in the fields', note: 'Action', take: press('main [data-share]') },
  { name: 'Add this tool to favorites, or remove it', note: 'Action', take: press('main [data-star]') },
  { name: 'Print this page', note: 'Action', take: () => print() },
]
const able = () => actions.filter(({ name }) => document.querySelector('main [data-tool]') || !/tool|fields/.test(name))

const input = element('input', {
  className: css.field,
  type: 'text',
  placeholder: 'What do you need?',
  autocomplete: 'off',
  spellcheck: false,
  aria: {
    role: 'combobox',
    label: 'Search tools, guides and actions',
    autocomplete: 'list',
    expanded: 'true',
    controls: 'found',
  },
})
const results = element('div', { className: css.results, id: 'found', aria: { role: 'listbox', label: 'Found' } })
const status = element('p', { className: css.none, hidden: true, aria: { role: 'status' } })
/** For fingers, which have no Escape. */
const close = element('button', { className: css.close, type: 'button' }, 'Close')
const head = element('div', { className: css.head }, input, close)
const dialog = element('dialog', { className: css.dialog, aria: { label: 'Search' } }, head, results, status)
document.body.append(dialog)

let all: readonly Found[] = []
let choices: readonly Choice[] = []
let active = 0

const choiceOf = ({ name, path, note }: Found): Choice => ({ name, note, take: () => location.assign(path) })

function show(): void {
  const asked = input.value.trim()
  const used = recentIds().flatMap((id) => all.find(({ path }) => path === `/${id}`) ?? [])
  const found = asked ? rank(all, asked) : [...used, ...all.filter((each) => !used.includes(each))]
  const done = able().filter(({ name }) => !asked || name.toLowerCase().includes(asked.toLowerCase()))
  choices = [...found.slice(0, asked ? 30 : undefined).map(choiceOf), ...done]
  results.replaceChildren(
    ...choices.map(({ name, note }, index) =>
      element(
        'div',
        {
          className: css.option,
          id: `found-${index}`,
          aria: { role: 'option', selected: 'false' },
          data: { index: `${index}` },
        },
        name,
        element('small', {}, index < used.length && !asked ? 'Used last' : note),
      ),
    ),
  )
  results.hidden = choices.length === 0
  status.hidden = choices.length > 0
  const none =
    all.length > 0 ? `Nothing found for “${asked}”. Try another word for it.` : 'The list of tools is not here yet.'
  status.textContent = choices.length > 0 ? '' : none
  move(0)
}

function move(to: number): void {
  results.children[active]?.setAttribute('aria-selected', 'false')
  active = choices.length > 0 ? (to + choices.length) % choices.length : 0
  const option = results.children[active]
  option?.setAttribute('aria-selected', 'true')
  option?.scrollIntoView({ block: 'nearest' })
  if (option) input.setAttribute('aria-activedescendant', option.id)
  else input.removeAttribute('aria-activedescendant')
}

function take(index: number): void {
  const choice = choices[index]
  if (!choice) return
  dialog.close()
  choice.take()
}

input.addEventListener('input', show)
close.addEventListener('click', () => dialog.close())
input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) move(active + step)
  else if (event.key === 'Enter') take(active)
  else return
  event.preventDefault()
})
results.addEventListener('mousedown', (event) => event.preventDefault())
dialog.addEventListener('click', ({ target }) => {
  const option = target instanceof Element && target.closest<HTMLElement>('[data-index]')
  if (option) take(Number(option.dataset.index))
  // The dialog itself is pressed only beside what it holds.
  else if (target === dialog) dialog.close()
})

export async function openSearch(): Promise<void> {
  if (dialog.open) return
  input.value = ''
  show()
  dialog.showModal()
  try {
    if (all.length === 0) all = await (await fetch('/search.json')).json()
  } catch (reason) {
    // Asked for again when it is opened again.
    console.error(reason)
  }
  show()
}
