import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as engine from '../src/engine/gradient-generator/gradient-generator'
import '../src/widgets/gradient-generator/gradient-generator.element'
import { GradientGenerator } from '../src/widgets/gradient-generator/gradient-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Generators/Gradient generator',
  ...toolMeta(GradientGenerator, engine, { type: engine.types, direction: engine.directions }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: add a third color and set its position. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add color' }))
    const position = canvas.getByRole('textbox', { name: 'Position of color 2' })
    await userEvent.clear(position)
    await userEvent.type(position, '60')
    await expect(canvas.getByRole('slider', { name: 'Position of color 2' })).toHaveValue('60')
    await expect(canvas.getByText(/#3b82f6 0%, #ffffff 60%, #8b5cf6 100%/)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Color 1' }), 'x')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Color 1' })).toBeInvalid())
  },
}

/** Transparent colors. */
export const Transparent: Story = {
  args: {
    type: 'radial',
    stops: [
      { color: '#ff5f6d', position: '20' },
      { color: '#ffc37180', position: '60' },
      { color: '#ffc37100', position: '100' },
    ],
  },
}

export const Dark: Story = { args: { stops: engine.presets.fire }, globals: dark, parameters: repeated }
export const Narrow: Story = { args: { stops: engine.presets.ocean }, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = {
  args: { stops: engine.presets.ocean },
  decorators: [rightToLeft],
  parameters: repeated,
}
export const AsElement: Story = { args: engine.example, render: asElement('gradient-generator'), parameters: repeated }
