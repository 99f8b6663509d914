import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/lorem-generator'
import '../src/widgets/lorem-generator/lorem-generator.element'
import { LoremGenerator } from '../src/widgets/lorem-generator/lorem-generator'
import { asElement, dark, narrow, toolMeta } from './story'

export default {
  title: 'Generators/Lorem generator',
  ...toolMeta(LoremGenerator, engine, { type: engine.types }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main job: three paragraphs, then five words. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const generate = canvas.getByRole('button', { name: 'Generate' })
    const count = canvas.getByLabelText('How many')
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

/** A text that is no number counts as 1, and the field says so; 51 are too many. */
export const Invalid: Story = {
  args: { count: 'a few' },
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByLabelText('How many')
    await expect(count).toHaveAccessibleDescription('Enter a number, such as 3. Until then it counts as 1.')
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

export const Dark: Story = { ...answer, globals: dark }
export const Narrow: Story = { ...answer, decorators: [narrow] }
export const AsElement: Story = { args: engine.example, render: asElement('lorem-generator') }
