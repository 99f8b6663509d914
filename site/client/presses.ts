import type { Hung } from './island'
import { announce } from './navigate'
import { shareFragment } from './share'
import { toggleStar } from './shelf'

type Deed = (button: HTMLElement, hung: Hung | undefined) => unknown

/** What a button does, by the data attribute it carries. What is more than a line is fetched with the first press. */
const deeds: Readonly<Record<string, Deed>> = {
  search: async () => (await import('./search')).openSearch(),
  consent: async () => (await import('./consent')).askAgain(),
  // Embeds are not kept for offline use.
  preview: (button) =>
    import('./preview').then(({ preview }) => preview(button)).catch(() => tell(button, 'Could not be fetched')),
  star: toggleStar,
  sample: (button, hung) => {
    hung?.give(JSON.parse(button.dataset.sample ?? '{}'))
    announce('The fields are filled in')
  },
  copy: (button) => copy(button, document.getElementById(button.dataset.copy ?? '')?.textContent ?? ''),
  share: (button, hung) => {
    const fragment = hung && shareFragment(hung.initial, hung.value)
    if (fragment === undefined) tell(button, 'Too long for a link')
    else copy(button, location.href.split('#')[0] + (fragment === '#' ? '' : fragment))
  },
  again: () => location.reload(),
}

export function answerPresses(hung: () => Hung | undefined): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button')
    if (!button) return
    for (const name of Object.keys(button.dataset)) deeds[name]?.(button, hung())
  })
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    deeds.search?.(document.body, undefined)
  })
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    tell(button, 'Copied!')
  } catch {
    tell(button, 'Copying was refused')
  }
}

/** On the button itself, for two seconds, and to those who do not see it. */
function tell(button: HTMLElement, text: string): void {
  const label = button.dataset.label ?? button.textContent ?? ''
  button.dataset.label = label
  button.textContent = text
  announce(text)
  setTimeout(() => {
    button.textContent = label
  }, 2000)
}
