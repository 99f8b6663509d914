import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/color-generator/color-generator'
import '../src/widgets/color-generator/color-generator.element'
import { ColorGenerator } from '../src/widgets/color-generator/color-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Generators/Color palette',
  ...toolMeta(ColorGenerator, engine, { type: engine.types }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: a palette of five colors for a base color. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const base = canvas.getByLabelText('Base color')
    await userEvent.clear(base)
    await userEvent.type(base, 'f00')
    await expect(canvas.getByLabelText('Pick the base color')).toHaveValue('#ff0000')
    await userEvent.selectOptions(canvas.getByLabelText('Palette type'), 'triadic')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getByRole('button', { name: /#ff0000/ })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Invalid: Story = {
  args: { base: 'blu' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getByLabelText('Base color')).toBeInvalid()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Generate' })),
}

/** Gray has no hue to turn. */
export const Gray: Story = { ...answer, args: { base: '#808080' } }
export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('color-generator'), parameters: repeated }
