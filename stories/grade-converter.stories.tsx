import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/grade-converter/grade-converter'
import '../src/widgets/grade-converter/grade-converter.element'
import { GradeConverter } from '../src/widgets/grade-converter/grade-converter'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Education and Student/Grade converter',
  ...toolMeta(GradeConverter, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: convert a percentage, then a GPA, which clears the percentage. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Percentage'), '88.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(canvas.getByText('B+', { selector: 'p bdi' })).toBeVisible()
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('B+✓ your grade')
    await userEvent.type(canvas.getByLabelText('GPA'), '3.5')
    await expect(canvas.getByLabelText('Percentage')).toHaveValue('')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('88%', { selector: 'dd' })).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('GPA'), '4.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(canvas.getByLabelText('GPA')).toBeInvalid()
  },
}

/** A German grade, cut after one decimal. */
export const German: Story = {
  args: { percentage: '82', system: 'germany', passing: '50' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(canvas.getByText('2.0', { selector: 'p bdi' })).toBeVisible()
  },
}

/** Assignments, and what's needed in the final that's left. */
export const Final: Story = {
  args: {
    assignments: [
      { name: 'Essay', score: '80', weight: '30' },
      { name: 'Midterm', score: '45/50', weight: '30' },
    ],
    target: 'A-',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(canvas.getByText('97.5%', { selector: 'b' })).toBeVisible()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Convert' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('grade-converter'), parameters: repeated }
