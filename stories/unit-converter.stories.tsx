import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/unit-converter/unit-converter'
import '../src/widgets/unit-converter/unit-converter.element'
import { UnitConverter } from '../src/widgets/unit-converter/unit-converter'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

const units = Object.keys(engine.categories).flatMap((category) => engine.unitsOf(category as engine.Category))

export default {
  title: 'Math and Unit Converters/Unit converter',
  ...toolMeta(UnitConverter, engine, { category: Object.keys(engine.categories), from: units, to: units }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** Changes the category and converts 100 °C to 212 °F, then swaps the units and converts back. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    const convert = canvas.getByRole('button', { name: 'Convert' })
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'temperature')
    await expect(canvas.getByLabelText('To')).toHaveValue('fahrenheit')
    await userEvent.clear(canvas.getByLabelText('Amount'))
    await userEvent.type(canvas.getByLabelText('Amount'), '100')
    await userEvent.click(convert)
    await expect(canvas.getByText('100 °C =').nextElementSibling).toHaveTextContent('212 °F')
    await expect(await canvas.findByText('373.15 K')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Swap units' }))
    await userEvent.clear(canvas.getByLabelText('Amount'))
    await userEvent.type(canvas.getByLabelText('Amount'), '212')
    await userEvent.click(convert)
    await expect(canvas.getByText('212 °F =').nextElementSibling).toHaveTextContent('100 °C')
  },
}

/** Below absolute zero. */
export const Invalid: Story = {
  args: { category: 'temperature', amount: '-300', from: 'celsius', to: 'kelvin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(canvas.getByLabelText('Amount')).toBeInvalid()
    await expect(canvas.getByText(/−273.15/)).toBeVisible()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Convert' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('unit-converter'), parameters: repeated }
