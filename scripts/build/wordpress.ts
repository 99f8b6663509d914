import { parametersOf } from '../../site/frames/parameters.ts'
import { catalog } from '../../src/catalog.ts'
import { elementOptions } from './docs/widget-facts.ts'
import { frameHeightOf } from './reserve-heights.ts'
import { tools } from './tools.ts'

const described = await Promise.all(
  catalog
    .filter(({ id }) => tools.includes(id))
    .map(async ({ id, name }) => {
      const { fields } = await import(`../../src/engine/${id}/fields.ts`)
      const options = elementOptions(id)
      const own = [...options('attributes'), ...options('flags')].map((name) => ({ name }))
      return [id, { name, height: frameHeightOf(id), attributes: parametersOf(fields, own) }] as const
    }),
)

/** integrations/wordpress/pegboard/tools.json: the tools and attributes that the plugin accepts. */
export const wordpressTools = (): string => `${JSON.stringify(Object.fromEntries(described), null, 2)}\n`
