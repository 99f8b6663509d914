import { readFileSync } from 'node:fs'
import { kebab } from '../../../src/widgets/core/element/attributes.ts'
import { root } from '../tools.ts'
import { interfaceIn, type Member } from './widget-facts.ts'

const types = `${root}/src/widgets/core/element/element-types`

export interface SharedAttribute extends Member {
  readonly attribute: string
}

/** What all elements have: see element-types.ts. */
export const sharedAttributes: readonly SharedAttribute[] = interfaceIn(types, 'SharedAttributes').map((member) => ({
  ...member,
  attribute: kebab(member.name),
}))
export const sharedEvents = interfaceIn(types, 'PegboardEventMap')
const members = interfaceIn(types, 'PegboardElement')
export const sharedProperties = members.filter(({ kind }) => kind === 'property' || kind === 'getter')
export const sharedMethods = members.filter(({ kind, name }) => kind === 'method' && name !== 'addEventListener')

export interface Named {
  readonly name: string
  readonly description: string
}

export const slots: readonly Named[] = [
  { name: 'disclaimer', description: 'Text below the card, such as a disclaimer.' },
  { name: '', description: 'Shown until the script has loaded: a link or a sentence.' },
]

export const parts: readonly Named[] = [
  { name: 'card', description: 'The card around the tool.' },
  { name: 'inputs', description: 'The area with the inputs.' },
  { name: 'field', description: 'Each field, with its label and its error.' },
  { name: 'label', description: 'The label of a field.' },
  { name: 'input', description: 'The box that the visitor types in.' },
  { name: 'button', description: 'The main button.' },
  { name: 'answer', description: 'The area with the answer.' },
  { name: 'headline', description: 'The main figure of the answer.' },
  { name: 'heading', description: 'The heading above the card, from the attribute `heading`.' },
  { name: 'disclaimer', description: 'The slot below the card.' },
  { name: 'attribution', description: 'The link below the card, from the attribute `attribution`.' },
]

export interface Variable extends Named {
  /** In the light theme. */
  readonly initial: string
  readonly dark: string | undefined
  readonly isColor: boolean
}

/** The rows of docs/theming.md. A package test compares them with the published CSS. */
export const variables: readonly Variable[] = [
  ...readFileSync(`${root}/docs/theming.md`, 'utf8').matchAll(/^\| `(--pegboard-[\w-]+)` \|(.*)\|$/gm),
].map(([, name = '', cells = '']) => {
  const [use = '', initial = '', dark] = cells.split(' | ').map((cell) => cell.replaceAll('`', '').trim())
  return {
    name,
    description: `${use.charAt(0).toUpperCase()}${use.slice(1)}.`,
    initial,
    dark: dark === initial ? undefined : dark,
    isColor: dark !== undefined,
  }
})
