import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/ai-detector'
import '../src/widgets/ai-detector/ai-detector.element'
import { AiDetector } from '../src/widgets/ai-detector/ai-detector'
import { asElement, dark, narrow, toolMeta } from './story'

export default {
  title: 'Detectors/AI content detector',
  ...toolMeta(AiDetector, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main job: a score, and what it is made of. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), engine.example.text)
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Text' }))
    await expect(await canvas.findByText('Formal transition words')).toBeVisible()
  },
}

/** Nothing to count: no word at all. */
export const Invalid: Story = {
  args: { text: '… !!' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Text' }))
    await expect(await canvas.findByText(/There are no words in this text/)).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark }
export const Narrow: Story = { args: engine.example, decorators: [narrow] }
export const AsElement: Story = { args: engine.example, render: asElement('ai-detector') }
