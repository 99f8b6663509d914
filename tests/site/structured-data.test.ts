import { expect, it, vi } from 'vitest'
import { catalog, groups, routeOf, type Tool } from '../../src/catalog'

const url = 'https://tools.example'
vi.stubGlobal('__CONFIG__', { url })
const { dataOf } = await import('../../site/build/structured-data')

/** A tool's page, and the list of a group on the home page (see site/layout/menus.ts). */
const places = [...catalog.map(({ id }) => routeOf(id)), ...groups.map(({ key }) => `/#${key}`)].map(
  (path) => url + path,
)
const dataOfAll = catalog.map((tool: Tool) => ({
  tool,
  data: dataOf({ ...tool, path: routeOf(tool.id) }, undefined) as Record<string, unknown>[],
}))

it('all addresses for search engines lead to a tool’s page or to its group', () => {
  const addresses = [...JSON.stringify(dataOfAll.map(({ data }) => data)).matchAll(/"(https:[^"]+)"/g)]
  expect(addresses.length).toBeGreaterThanOrEqual(2 * catalog.length)
  expect(addresses.flatMap(([, address = '']) => (places.includes(address) ? [] : [address]))).toEqual([])
})

it('a tool’s page is below its group', () => {
  const trails = dataOfAll.map(({ tool, data }) => [tool.id, data.find((part) => part['@type'] === 'BreadcrumbList')])
  const wanted = dataOfAll.map(({ tool }) => [
    tool.id,
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: groups.find(({ key }) => key === tool.group)?.name,
          item: `${url}/#${tool.group}`,
        },
        { '@type': 'ListItem', position: 2, name: tool.name },
      ],
    },
  ])
  expect(trails).toEqual(wanted)
})
