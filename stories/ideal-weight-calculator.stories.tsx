import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/ideal-weight-calculator/ideal-weight-calculator'
import '../src/widgets/ideal-weight-calculator/ideal-weight-calculator.element'
import { IdealWeightCalculator } from '../src/widgets/ideal-weight-calculator/ideal-weight-calculator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Health and Lifestyle/Ideal weight calculator',
  ...toolMeta(IdealWeightCalculator, engine, { units: engine.systems, gender: engine.genders }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** By Devine, it's 50 + 2.3 × 10 = 73 kg for a 70-inch-tall man, and 68.5 kg for a woman. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const calculate = canvas.getByRole('button', { name: 'Calculate' })
    await userEvent.type(canvas.getByLabelText('Height'), '177.8')
    await userEvent.click(calculate)
    await expect(canvas.getByText('73.0 kg')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Female'))
    await userEvent.click(calculate)
    await expect(canvas.getByText('68.5 kg')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Imperial'))
    await expect(canvas.getByLabelText('Height')).toHaveValue(`5'10"`)
  },
}

export const Invalid: Story = {
  args: { height: '17' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Height')).toBeInvalid()
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
  render: asElement('ideal-weight-calculator'),
  parameters: repeated,
}
