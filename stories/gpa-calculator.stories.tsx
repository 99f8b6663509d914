import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/gpa-calculator/gpa-calculator'
import '../src/widgets/gpa-calculator/gpa-calculator.element'
import { GpaCalculator } from '../src/widgets/gpa-calculator/gpa-calculator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Education and Student/GPA calculator',
  ...toolMeta(GpaCalculator, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: the GPA of two courses. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Course'), 'Calculus')
    await userEvent.selectOptions(canvas.getByLabelText('Grade'), 'A-')
    await userEvent.type(canvas.getByLabelText('Credits'), '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Add course' }))
    await expect(canvas.getByLabelText('Course 5')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText('Grade 2'), 'B')
    await userEvent.type(canvas.getByLabelText('Credits 2'), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText('3.47')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { courses: [{ name: 'Calculus', grade: 'A', credits: 'four' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByLabelText('Credits')).toBeInvalid()
  },
}

/** A GPA to reach, from an earlier GPA. */
export const Goal: Story = {
  args: { priorGpa: '3.0', priorCredits: '60', targetGpa: '3.2', remainingCredits: '30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByText('3.60')).toBeVisible()
  },
}

/** Two semesters with weighted courses. */
export const Semesters: Story = {
  args: {
    courses: [
      { name: 'AP Biology', grade: 'A', credits: '1', level: 'ap', term: 'Fall' },
      { name: 'English', grade: 'B+', credits: '1' },
      { name: 'Honors Physics', grade: 'A-', credits: '1', level: 'honors', term: 'Spring' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }))
    await expect(canvas.getByRole('row', { name: /^Spring/ })).toHaveTextContent('4.20')
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('gpa-calculator'), parameters: repeated }
