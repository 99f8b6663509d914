import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/calorie-calculator/calorie-calculator'
import '../src/widgets/calorie-calculator/calorie-calculator.element'
import { CalorieCalculator } from '../src/widgets/calorie-calculator/calorie-calculator'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Health and Lifestyle/Calorie calculator',
  ...toolMeta(CalorieCalculator, engine, {
    units: engine.systems,
    gender: Object.keys(engine.genders),
    activity: Object.keys(engine.activities),
  }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** A 30-year-old man who weighs 70 kg and is 175 cm tall burns 1648.75 kcal at rest, and 1.55 times that in all. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Age'), '30')
    await userEvent.type(canvas.getByLabelText('Weight'), '70')
    await userEvent.type(canvas.getByLabelText('Height'), '175')
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText(paragraph('2,556 kcal'))).toBeVisible()
    await expect(canvas.getByText('1,649 kcal')).toBeVisible()
    await expect(await canvas.findByText('2,056 kcal')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Imperial'))
    await expect(canvas.getByLabelText('Weight')).toHaveValue('154.3')
    await userEvent.click(canvas.getByLabelText('Metric'))
    await expect(canvas.getByLabelText('Weight')).toHaveValue('70')
  },
}

/** A small, sedentary woman: the weight-loss targets are too low. */
export const Cautions: Story = {
  args: { age: '60', gender: 'female', weight: '50', height: '155', activity: 'sedentary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(await canvas.findByText(/only under a doctor’s care/)).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { age: '130', weight: '70', height: '17' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Age')).toBeInvalid()
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
export const AsElement: Story = { args: engine.example, render: asElement('calorie-calculator'), parameters: repeated }
