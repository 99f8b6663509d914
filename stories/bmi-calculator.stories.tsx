import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/bmi-calculator/bmi-calculator'
import '../src/widgets/bmi-calculator/bmi-calculator.element'
import { BmiCalculator } from '../src/widgets/bmi-calculator/bmi-calculator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Health and Lifestyle/BMI calculator',
  ...toolMeta(BmiCalculator, engine, { units: engine.systems }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** 70 kg at 175 cm, then the same in pounds and inches. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Weight'), '70')
    await userEvent.type(canvas.getByLabelText('Height'), '175')
    await expect(canvas.getByText('22.9')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Imperial'))
    await expect(canvas.getByText('22.9')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { weight: '70', height: '17' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Height')).toBeInvalid()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('bmi-calculator'), parameters: repeated }
