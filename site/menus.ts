import { groups, tools } from 'virtual:tools'
import type { Entry } from './pages'

export interface Group {
  readonly id: Entry['group']
  readonly name: string
  readonly tools: readonly Entry[]
}

/** The groups that have tools, in the order of the catalog. */
export const shelves: readonly Group[] = groups
  .map(({ key, name }) => ({ id: key, name, tools: tools.filter(({ group }) => group === key) }))
  .filter((group) => group.tools.length > 0)

const only = (id: string) => shelves.filter((group) => group.id === id)

/** The header's menus. Detectors and generators have one each, all the others share Tools. */
export const menus = [
  { id: 'detectors', name: 'Detectors', groups: only('detectors') },
  {
    id: 'tools',
    name: 'Tools',
    groups: shelves.filter((group) => group.id !== 'detectors' && group.id !== 'generators'),
  },
  { id: 'generators', name: 'Generators', groups: only('generators') },
].filter((menu) => menu.groups.length > 0)
