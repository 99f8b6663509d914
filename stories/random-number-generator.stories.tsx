import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/random-number-generator/random-number-generator'
import '../src/widgets/random-number-generator/random-number-generator.element'
import { RandomNumberGenerator } from '../src/widgets/random-number-generator/random-number-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Generators/Random number generator',
  ...toolMeta(RandomNumberGenerator, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: 6 of 49 numbers without duplicates, then a die. */
export const Answered: Story = {
  args: { max: '49', quantity: '6' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('No duplicates'))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'D20' }))
    await expect(canvas.getByLabelText('Maximum')).toHaveValue('20')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('1')
    await expect(await canvas.findByText('Draw 2')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { min: '1', max: '10', quantity: '20', unique: true },
  play: async ({ canvas, userEvent }) => {
    const generate = canvas.getByRole('button', { name: 'Generate' })
    await userEvent.click(generate)
    await expect(canvas.getByText(/^Cannot generate 20 unique numbers in range 1-10\./)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Maximum'))
    await userEvent.type(canvas.getByLabelText('Maximum'), '1')
    await userEvent.click(generate)
    await expect(canvas.getByText(/^Minimum must be less than maximum!/)).toBeVisible()
  },
}

/** 1,000 numbers from the widest range. */
export const Many: Story = {
  args: { min: '-9007199254740991', max: '9007199254740991', quantity: '1000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1000)
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Generate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = {
  args: engine.example,
  render: asElement('random-number-generator'),
  parameters: repeated,
}
