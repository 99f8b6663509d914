import { readFileSync } from 'node:fs'
import { parametersOf } from '../../site/frames/parameters.ts'
import { catalog } from '../../src/catalog.ts'
import { frameHeightOf } from './reserve-heights.ts'
import { root, tools } from './tools.ts'

const described = await Promise.all(
  catalog
    .filter(({ id }) => tools.includes(id))
    .map(async ({ id, name }) => {
      const { initial } = await import(`../../src/engine/${id}/${id}.ts`)
      const source = readFileSync(`${root}/src/widgets/${id}/${id}.element.ts`, 'utf8')
      return [id, { name, height: frameHeightOf(id), attributes: parametersOf(initial, source) }] as const
    }),
)

/** integrations/wordpress/pegboard/tools.json: the tools and attributes that the plugin accepts. */
export const wordpressTools = (): string => `${JSON.stringify(Object.fromEntries(described), null, 2)}\n`
