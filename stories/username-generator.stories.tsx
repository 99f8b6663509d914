import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/username-generator/username-generator'
import '../src/widgets/username-generator/username-generator.element'
import { UsernameGenerator } from '../src/widgets/username-generator/username-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Generators/Username generator',
  ...toolMeta(UsernameGenerator, engine, { style: engine.styles, length: engine.lengths }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: 12 short gaming names with numbers. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Gaming'))
    await userEvent.click(canvas.getByLabelText('Short'))
    await userEvent.click(canvas.getByLabelText('Add numbers'))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getAllByRole('button', { name: /^Copy [A-Za-z]+\d\d$/ })).toHaveLength(12)
    await expect(await canvas.findByText('Availability (simulated)')).toBeVisible()
  },
}

/** An unknown style, set by the page. */
export const Invalid: Story = {
  args: { style: 'rude' as engine.Style },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findByText('Choose one of the options.')).toBeVisible()
  },
}

/** With a check from the page: names of even length are taken, and the check fails if the length is divisible by 5. */
export const Checked: Story = {
  render: (args) => (
    <UsernameGenerator
      defaultValue={args}
      checkAvailability={async (name) => {
        if (name.length % 5 === 0) throw new Error('No response')
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

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('username-generator'), parameters: repeated }
