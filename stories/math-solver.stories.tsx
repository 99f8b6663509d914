import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/math-solver/math-solver'
import '../src/widgets/math-solver/math-solver.element'
import { MathSolver } from '../src/widgets/math-solver/math-solver'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Math and Unit Converters/Math solver',
  ...toolMeta(MathSolver, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** Calculates by keyboard and keypad, then reuses an expression from the history. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Expression')
    await userEvent.type(field, '0.1+0.2{Enter}')
    await expect(await canvas.findByText('0.3', { selector: 'bdi' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear expression' }))
    for (const name of ['Square root', '9', '×', '2', '5', 'Backspace'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(field).toHaveValue('√9×2')
    await expect(field).toHaveFocus()
    await userEvent.type(field, '=')
    await expect(await canvas.findByText('6', { selector: 'bdi' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Use again: ?0.1\+0.2/ }))
    await expect(field).toHaveValue('0.1+0.2')
  },
}

export const Invalid: Story = {
  args: { expression: '2 × (3 + ) − 1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '=' }))
    await expect(await canvas.findByText(/^Invalid expression. Please check your input./)).toBeVisible()
    await expect(canvas.getByText(')', { selector: 'mark' })).toBeVisible()
    await expect(canvas.getByLabelText('Expression')).toBeInvalid()
  },
}

/** A currency sign is ignored, and the tool says so. */
export const Ignored: Story = {
  args: { expression: '$2 + 3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '=' }))
    await expect(await canvas.findByText('Ignored: “$”')).toBeVisible()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '=' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('math-solver'), parameters: repeated }
