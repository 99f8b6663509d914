import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/plagiarism-detector'
import '../src/widgets/plagiarism-detector/plagiarism-detector.element'
import { PlagiarismDetector } from '../src/widgets/plagiarism-detector/plagiarism-detector'
import { asElement, dark, narrow, toolMeta } from './story'

export default {
  title: 'Detectors/Plagiarism detector',
  ...toolMeta(PlagiarismDetector, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main job: what two texts share. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), engine.example.text)
    await userEvent.type(canvas.getByLabelText(/^Second text/), engine.example.other)
    await userEvent.click(canvas.getByRole('button', { name: 'Check Plagiarism' }))
    await expect(await canvas.findByText(/9 words in 1 passage/)).toBeVisible()
  },
}

/** Nothing to count: no word at all. */
export const Invalid: Story = {
  args: { text: '… !!' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check Plagiarism' }))
    await expect(await canvas.findByText(/There are no words in this text/)).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark }
export const Narrow: Story = { args: engine.example, decorators: [narrow] }
export const AsElement: Story = { args: engine.example, render: asElement('plagiarism-detector') }
