import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/lorem-generator/lorem-generator'
import '../src/widgets/lorem-generator/lorem-generator.element'
import { LoremGenerator } from '../src/widgets/lorem-generator/lorem-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Generators/Lorem ipsum generator',
  ...toolMeta(LoremGenerator, engine, { type: engine.types }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: 3 paragraphs, then 5 words. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const generate = canvas.getByRole('button', { name: 'Generate' })
    const count = canvas.getByLabelText('Quantity')
    const text = () => canvas.getByRole('region', { name: 'Filler text' })
    await userEvent.click(generate)
    await expect(text().querySelectorAll('p')).toHaveLength(3)
    await userEvent.click(canvas.getByLabelText('Words'))
    await userEvent.clear(count)
    await userEvent.type(count, '5')
    await userEvent.click(generate)
    await expect(text()).toHaveTextContent(/^([a-z]+ ?){5}$/)
  },
}

/** Text that isn't a number counts as 1, and the field says so. 51 is too many. */
export const Invalid: Story = {
  args: { count: 'a few' },
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByLabelText('Quantity')
    await expect(count).toHaveAccessibleDescription('Enter a number, such as 3. Until then, it counts as 1.')
    await userEvent.clear(count)
    await userEvent.type(count, '51')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getByText('Enter 50 or less.')).toBeVisible()
  },
}

const answer: Story = {
  args: { ...engine.example, count: '5' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Generate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('lorem-generator'), parameters: repeated }
