import { catalog, type GroupId, groups, routeOf, type Tool } from '../../src/catalog'

export interface Group {
  readonly id: GroupId
  readonly name: string
  readonly tools: readonly Entry[]
}

export interface Entry extends Tool {
  readonly path: string
}

export const tools: readonly Entry[] = catalog.map((tool: Tool) => ({ ...tool, path: routeOf(tool.id) }))

/** The groups that have tools, in the order of the catalog. */
export const toolGroups: readonly Group[] = groups
  .map(({ key, name }) => ({ id: key, name, tools: tools.filter(({ group }) => group === key) }))
  .filter((group) => group.tools.length > 0)

const only = (id: GroupId) => toolGroups.filter((group) => group.id === id)

/** The header's menus. Detectors and generators have one each; all other groups share Tools. */
export const menus = [
  { id: 'detectors', name: 'Detectors', groups: only('detectors') },
  {
    id: 'tools',
    name: 'Tools',
    groups: toolGroups.filter((group) => group.id !== 'detectors' && group.id !== 'generators'),
  },
  { id: 'generators', name: 'Generators', groups: only('generators') },
].filter((menu) => menu.groups.length > 0)

export const picks: readonly Entry[] = tools.filter(({ pick }) => pick)
