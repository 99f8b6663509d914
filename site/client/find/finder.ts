import { intlTag } from '../../../src/engine/core/numbers/locale'
import { fetchModule } from '../../../src/widgets/core/base/fetch-module'
import type { ask as askEngines } from '../../ask/ask'
import type { SearchEntry } from '../../build/search-file'
import * as css from '../../layout/search.css'
import { hue } from '../../layout/theme.css'
import { element } from '../element'
import { preferences } from '../region/preferences'
import { type Choice, choicesFor } from './choices'

interface FinderParts {
  readonly input: HTMLInputElement
  /** Contains the choices. */
  readonly list: HTMLElement
  /** Shown if there are no choices. */
  readonly status: HTMLElement
  /** The choices shown before anything is typed. */
  readonly offered: (all: readonly SearchEntry[]) => readonly Choice[]
  /** Called when a choice is made. */
  readonly onTake: () => void
}

/** The search index, and the engines that answer. They load with the first key, and again if that fails. */
let all: readonly SearchEntry[] = []
let ask: typeof askEngines | undefined
let hasFailed = false

async function load(): Promise<void> {
  try {
    if (all.length === 0) all = await (await fetch('/search.json')).json()
    ask ??= (await fetchModule(() => import('../../ask/ask'))).ask
    hasFailed = false
  } catch (reason) {
    hasFailed = true
    console.error(reason)
  }
}

/** A field for questions and searches with a list of choices: the search dialog and the home page's large field. */
export class Finder {
  private choices: readonly Choice[] = []
  private active = 0

  constructor(private readonly parts: FinderParts) {
    const { input, list } = parts
    input.addEventListener('input', () => this.update())
    input.addEventListener('keydown', (event) => this.onKey(event))
    // Keeps the focus in the field.
    list.addEventListener('mousedown', (event) => event.preventDefault())
    list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element && target.closest<HTMLElement>('[data-index]')
      if (option) this.take(Number(option.dataset.index))
    })
  }

  /** Shows what's available, loads the rest, and shows the choices again. */
  async update(): Promise<void> {
    await this.show()
    await load()
    await this.show()
  }

  private async show(): Promise<void> {
    const { input, list, status, offered } = this.parts
    const asked = input.value.trim()
    const { locale, currency } = await preferences()
    if (asked !== input.value.trim()) return
    const replies = asked && ask ? ask(asked, { locale: intlTag(locale), currency, now: Date.now() }) : []
    this.choices = asked ? choicesFor(asked, all, replies) : offered(all)
    const icons = this.choices.map(({ tool }) => tool && iconOf(tool))
    const hasAll = !icons.includes(null)
    list.replaceChildren(
      ...this.choices.map((choice, index) => optionOf(choice, index, list.id, (hasAll && icons[index]) || undefined)),
    )
    const isEmpty = this.choices.length === 0
    list.hidden = isEmpty
    status.hidden = !isEmpty || !asked
    status.textContent = status.hidden ? '' : whyEmpty(asked)
    input.setAttribute('aria-expanded', String(!isEmpty))
    this.move(0)
  }

  private move(to: number): void {
    const { input, list } = this.parts
    list.children[this.active]?.setAttribute('aria-selected', 'false')
    this.active = this.choices.length > 0 ? (to + this.choices.length) % this.choices.length : 0
    const option = list.children[this.active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  private onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) this.move(this.active + step)
    else if (event.key === 'Enter') this.take(this.active)
    else return
    event.preventDefault()
  }

  private take(index: number): void {
    const choice = this.choices[index]
    if (!choice) return
    this.parts.onTake()
    choice.take()
  }
}

function whyEmpty(asked: string): string {
  if (all.length > 0) return `Nothing found for “${asked}”`
  return hasFailed ? 'The list of tools couldn’t be loaded. Check your connection, then type again.' : 'Loading tools…'
}

/** An answer that comes first is large. */
function optionOf(
  { name, note, answer, after, tool }: Choice,
  index: number,
  listId: string,
  icon: Element | undefined,
): HTMLElement {
  const group = all.find(({ path }) => path === `/${tool}`)?.group
  const isLarge = answer !== undefined && index === 0
  const size = answer && answer.length > 12 ? css.long : ''
  const rest = after ? [' ', element('i', {}, after)] : []
  const words = answer
    ? element('span', {}, element('small', {}, name), ' ', element('b', { className: size }, answer), ...rest)
    : element('span', {}, name)
  return element(
    'div',
    {
      className: [css.option, group && hue[group], isLarge && css.answer].filter(Boolean).join(' '),
      id: `${listId}-${index}`,
      aria: { role: 'option', selected: 'false' },
      data: { index: `${index}` },
    },
    icon?.cloneNode(true) ?? element('span', { className: group ? css.pegTile : css.noTile }),
    words,
    ' ',
    element('span', { className: css.note }, note),
  )
}

/**
 * The tool's icon, if the page has it. The home page has all of them, a tool's page some. A list shows all of its icons or
 * none, with pegs in their place.
 */
const iconOf = (tool: string): Element | null =>
  document.querySelector(`main a[href="/${CSS.escape(tool)}"] > span:has(> svg)`)
