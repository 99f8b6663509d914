import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/text-counter/text-counter'
import '../src/widgets/text-counter/text-counter.element'
import { TextCounter } from '../src/widgets/text-counter/text-counter'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Text and Digital/Text counter',
  ...toolMeta(TextCounter, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: counts a text. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), 'Text is easy to count. Isn’t it?')
    await expect(await canvas.findByText('7')).toBeVisible()
  },
}

/** Any text is valid, even one with a lone surrogate and no words. */
export const Invalid: Story = { args: { text: '\ud800 …' } }

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('text-counter'), parameters: repeated }
