import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/password-generator/password-generator'
import '../src/widgets/password-generator/password-generator.element'
import { PasswordGenerator } from '../src/widgets/password-generator/password-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Generators/Password generator',
  ...toolMeta(PasswordGenerator, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: a password with 20 characters. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const length = canvas.getByRole('textbox')
    await userEvent.clear(length)
    await userEvent.type(length, '20')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(
      await canvas.findByText((_, element) => element?.localName === 'p' && /^\S{20}$/.test(element.textContent)),
    ).toBeVisible()
    await expect(canvas.getByText('Very Strong')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { characters: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getByText('Please select at least one character type')).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('password-generator'), parameters: repeated }
