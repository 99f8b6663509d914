import { blankPerson, example, type Input, initial, type Person, type Split } from './fields'

/** Names aren't translated, so they're common in many languages. */
const group: readonly Person[] = ['Ana', 'Leo', 'Mia'].map((name) => ({ ...blankPerson, name }))

/** An example of each way to split. */
export const examples: Readonly<Record<Split, Input>> = {
  equal: example,
  // One person pays for two, such as a parent with a child.
  shares: {
    ...example,
    split: 'shares',
    persons: group.map((each, index) => (index ? each : { ...each, weight: '2' })),
  },
  items: {
    ...example,
    bill: '',
    split: 'items',
    persons: group,
    items: [
      { name: 'Pizza', price: '24', who: '1, 2' },
      { name: 'Pasta', price: '16', who: '3' },
      { name: 'Salad', price: '12', who: '' },
    ],
  },
}

/** A sample scenario. */
export interface Preset {
  readonly id: string
  readonly input: Input
}

const preset = (id: string, input: Partial<Input>): Preset => ({ id, input: { ...initial, ...input } })

/** Whole numbers, because they're the same in every locale. The second scenario doesn't split evenly. */
export const presets: readonly Preset[] = [
  preset('dinner-for-two', { bill: '90', tax: '8', tip: '18', people: '2' }),
  preset('team-lunch', { bill: '160', tax: '6', tip: '15', people: '7' }),
  preset('birthday-party', { bill: '420', tax: '9', tip: '20', people: '12' }),
]
