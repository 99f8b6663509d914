import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/grade-converter'
import '../src/widgets/grade-converter/grade-converter.element'
import { GradeConverter } from '../src/widgets/grade-converter/grade-converter'
import { asElement, dark, narrow, rightToLeft, toolMeta } from './story'

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

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Convert' })),
}

export const Dark: Story = { ...answer, globals: dark }
export const Narrow: Story = { ...answer, decorators: [narrow] }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft] }
export const AsElement: Story = { args: engine.example, render: asElement('grade-converter') }
