import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/plagiarism-detector/plagiarism-detector'
import '../src/widgets/plagiarism-detector/plagiarism-detector.element'
import { PlagiarismDetector } from '../src/widgets/plagiarism-detector/plagiarism-detector'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Detectors/Plagiarism detector',
  ...toolMeta(PlagiarismDetector, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: finds what two texts share. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Text to check'))
    await userEvent.paste(engine.example.text)
    await userEvent.click(canvas.getByLabelText(/^Compare with/))
    await userEvent.paste(engine.example.other)
    await userEvent.click(canvas.getByRole('button', { name: 'Check Plagiarism' }))
    await expect(await canvas.findByText(/36 words in 2 passages/)).toBeVisible()
  },
}

/** A text without words. */
export const Invalid: Story = {
  args: { text: '… !!' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check Plagiarism' }))
    await expect(await canvas.findByText(/Enter at least one word/)).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('plagiarism-detector'), parameters: repeated }
