import { parametersOf } from '../../../site/frames/parameters.ts'
import { frameHeightOf } from '../reserve-heights.ts'
import { described } from './tools.ts'

/** tools.json of the WordPress plugin: the tools and attributes that it accepts. */
export const wordpressTools = Object.fromEntries(
  described.map(({ id, name, fields, attributes, flags }) => {
    const own = Object.fromEntries(fields.map((field) => [field.name, field.own]))
    return [id, { name, height: frameHeightOf(id), attributes: parametersOf(own, [...attributes, ...flags]) }]
  }),
)
