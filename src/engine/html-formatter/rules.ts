import { commentModes, type Input } from './fields'

/** What minifying removes or shortens. */
export type Rule =
  | 'whitespace'
  | 'comments'
  | 'quotes'
  | 'booleans'
  | 'redundant'
  | 'empty'
  | 'optionalTags'
  | 'css'
  | 'js'

/** What minifying does besides removing whitespace. */
export interface Rules {
  readonly comments: (typeof commentModes)[number]
  readonly quotes: boolean
  readonly booleans: boolean
  readonly redundant: boolean
  readonly empty: boolean
  readonly optionalTags: boolean
  readonly css: boolean
  readonly js: boolean
}

/** The rules that an input turns on. Fields that are missing, as in links to earlier versions, are off. */
export const rulesOf = (input: Partial<Input>): Rules => ({
  comments: commentModes.find((known) => known === input.removeComments) ?? 'keep',
  quotes: input.removeAttributeQuotes === true,
  booleans: input.collapseBooleanAttributes === true,
  redundant: input.removeRedundantAttributes === true,
  empty: input.removeEmptyAttributes === true,
  optionalTags: input.removeOptionalTags === true,
  css: input.minifyCss === true,
  js: input.minifyJs === true,
})

export const isAnyOn = ({ comments, ...others }: Rules): boolean =>
  comments !== 'keep' || Object.values(others).includes(true)

export const nothingSaved: Readonly<Record<Rule, number>> = {
  whitespace: 0,
  comments: 0,
  quotes: 0,
  booleans: 0,
  redundant: 0,
  empty: 0,
  optionalTags: 0,
  css: 0,
  js: 0,
}
