import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as engine from '../src/engine/ai-detector/ai-detector'
import '../src/widgets/ai-detector/ai-detector.element'
import { AiDetector } from '../src/widgets/ai-detector/ai-detector'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Detectors/AI content detector',
  ...toolMeta(AiDetector, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: a score and its indicators. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Text'))
    await userEvent.paste(engine.example.text)
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Text' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy results' })).toBeEnabled())
    await expect(canvas.getByText('Formal transition words')).toBeVisible()
  },
}

/** A text without words. */
export const Invalid: Story = {
  args: { text: '… !!' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Text' }))
    await expect(await canvas.findByText(/Enter at least one word/)).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('ai-detector'), parameters: repeated }
