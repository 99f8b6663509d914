import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/box-shadow-generator/box-shadow-generator'
import '../src/widgets/box-shadow-generator/box-shadow-generator.element'
import { BoxShadowGenerator } from '../src/widgets/box-shadow-generator/box-shadow-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Generators/Box shadow generator',
  ...toolMeta(BoxShadowGenerator, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: add a second layer and move it with the arrow keys. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Soft' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add layer' }))
    canvas.getByRole('slider', { name: 'Position of layer 2' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await expect(canvas.getByText(/, 2px 3px 6px 0px rgba\(0, 0, 0, 0\.25\);$/)).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { layers: [{ ...(engine.initial.layers[0] as engine.Layer), blurRadius: '60' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Blur' }), '1')
    await userEvent.tab()
    await expect(await canvas.findByText('Enter 50 or less.')).toBeVisible()
  },
}

/** Three layers, one of them inset. */
export const Layered: Story = {
  args: {
    layers: [
      engine.presets.inset,
      engine.presets.soft,
      { ...engine.presets.medium, color: '#3b82f6', offsetX: '20', opacity: '60' },
    ],
  },
}

export const Dark: Story = { ...Layered, globals: dark, parameters: repeated }
export const Narrow: Story = { ...Layered, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...Layered, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = {
  args: engine.example,
  render: asElement('box-shadow-generator'),
  parameters: repeated,
}
