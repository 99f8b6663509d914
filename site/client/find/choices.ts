import type { Reply } from '../../ask/reply'
import type { SearchEntry } from '../../build/search-file'
import { rank } from './rank'

/** An item in the list: an answer, a tool, guide or page, or an action. */
export interface Choice {
  readonly name: string
  readonly note: string
  /** The answer, which is shown larger. */
  readonly answer?: string
  /** What follows the answer in smaller type. */
  readonly after?: string | undefined
  /** The id of the tool it's about. */
  readonly tool?: string
  take(): void
}

const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

/** Actions. Some are only for tool pages. */
const actions: readonly (Choice & { readonly onTool?: boolean })[] = [
  { name: 'Switch between light and dark', note: 'Action', take: press('[data-theme-toggle]') },
  { name: 'Copy link', note: 'Action', onTool: true, take: press('main [data-share]') },
  { name: 'Add or remove favorite', note: 'Action', onTool: true, take: press('main [data-star]') },
  { name: 'Print this page', note: 'Action', take: () => print() },
]

const open = (path: string) => () => location.assign(path)

/** The item for a tool, guide or page. */
export const found = ({ name, path, note }: SearchEntry): Choice => ({
  name,
  note,
  tool: path.slice(1),
  take: open(path),
})

/** The item for an answer, which opens the tool with the values from the question. */
function answered({ question, answer, after, tool, fields }: Reply, all: readonly SearchEntry[]): Choice {
  const path = `/${tool}`
  const note = all.find((each) => each.path === path)?.name ?? tool
  return { name: question, answer, after, note, tool, take: open(`${path}#${new URLSearchParams(fields)}`) }
}

/** Answers to the question. Without any, matching tools, guides and pages, then actions. */
export function choicesFor(asked: string, all: readonly SearchEntry[], replies: readonly Reply[]): readonly Choice[] {
  if (replies.length > 0) return replies.map((reply) => answered(reply, all))
  const isToolPage = document.querySelector('main [data-tool]') !== null
  const doable = actions.filter(
    ({ name, onTool }) => (isToolPage || !onTool) && name.toLowerCase().includes(asked.toLowerCase()),
  )
  return [...rank(all, asked).slice(0, 30).map(found), ...doable]
}
