import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/language-detector/language-detector'
import '../src/widgets/language-detector/language-detector.element'
import { LanguageDetector } from '../src/widgets/language-detector/language-detector'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Detectors/Language detector',
  ...toolMeta(LanguageDetector, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task, for a language beyond the seven scored by lists. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), 'Alle mensen worden vrij en gelijk geboren.')
    await userEvent.click(canvas.getByRole('button', { name: 'Detect Language' }))
    await expect(await canvas.findByText(/^Dutch: 100% of the text/)).toBeVisible()
  },
}

/** A text that is too short. */
export const Invalid: Story = {
  args: { text: 'Hola' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detect Language' }))
    await expect(await canvas.findByText('Not enough text')).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('language-detector'), parameters: repeated }
