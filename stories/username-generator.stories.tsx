import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/username-generator'
import '../src/widgets/username-generator/username-generator.element'
import { UsernameGenerator } from '../src/widgets/username-generator/username-generator'
import { asElement, dark, narrow, toolMeta } from './story'

export default {
  title: 'Generators/Username generator',
  ...toolMeta(UsernameGenerator, engine, { style: engine.styles, length: engine.lengths }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main job: twelve short names for a player, with numbers. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Gaming'))
    await userEvent.click(canvas.getByLabelText('Short'))
    await userEvent.click(canvas.getByLabelText('Add numbers'))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getAllByRole('button', { name: /^Copy [A-Za-z]+\d\d$/ })).toHaveLength(12)
    await expect(canvas.getByText('Availability (simulated)')).toBeVisible()
  },
}

/** A style that there is none of, as a page may set it. */
export const Invalid: Story = {
  args: { style: 'rude' as engine.Style },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getByText('Choose one of these.')).toBeVisible()
  },
}

/** With a page's own check: names of an even number of letters are taken, and one in five cannot be checked. */
export const Checked: Story = {
  render: (args) => (
    <UsernameGenerator
      defaultValue={args}
      checkAvailability={async (name) => {
        if (name.length % 5 === 0) throw new Error('No answer')
        return name.length % 2 === 1
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findByText('Availability')).toBeVisible()
    await expect(canvas.queryByText(/simulated/)).toBeNull()
  },
}

const answer: Story = {
  args: { ...engine.example, length: 'long', numbers: true },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Generate' })),
}

export const Dark: Story = { ...answer, globals: dark }
export const Narrow: Story = { ...answer, decorators: [narrow] }
export const AsElement: Story = { args: engine.example, render: asElement('username-generator') }
