import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as engine from '../src/engine/percentage-calculator/percentage-calculator'
import '../src/widgets/percentage-calculator/percentage-calculator.element'
import { PercentageCalculator } from '../src/widgets/percentage-calculator/percentage-calculator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Math and Unit Converters/Percentage calculator',
  ...toolMeta(PercentageCalculator, engine, { type: engine.types }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** A percentage of a number. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Percentage'), '15')
    await userEvent.type(canvas.getByLabelText('Number'), '80')
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText('15% of 80', { selector: 'p' }).nextElementSibling).toHaveTextContent('12')
  },
}

export const Invalid: Story = {
  args: { x: 'fifteen', y: '80' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Percentage')).toBeInvalid()
  },
}

/** From 40% to 44%: 4 percentage points, or an increase of 10%. */
export const PercentagePoints: Story = {
  args: { type: 'points', x: '40', y: '44' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText(/^Compared with 40%/)).toHaveTextContent('an increase of 10%')
  },
}

/** 20% off, then 10% off. */
export const SeveralChanges: Story = {
  args: { type: 'chain', start: '80', changes: [{ percent: '-20' }, { percent: '-10' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText('80 after all changes').nextElementSibling).toHaveTextContent('57.6')
  },
}

/** Each sentence is answered while it’s filled in, without the button. */
export const Sentences: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = within(canvas.getByRole('group', { name: 'X is Y% of what number?' }))
    await userEvent.type(question.getByLabelText('X'), '30')
    await userEvent.type(question.getByLabelText('Y'), '12')
    await expect(question.getByText('250')).toBeVisible()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = {
  args: engine.example,
  render: asElement('percentage-calculator'),
  parameters: repeated,
}
