import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as engine from '../src/engine/bill-splitter/bill-splitter'
import '../src/widgets/bill-splitter/bill-splitter.element'
import { BillSplitter } from '../src/widgets/bill-splitter/bill-splitter'
import { asElement, dark, narrow, paragraph, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Bill splitter',
  ...toolMeta(BillSplitter, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: a bill split three ways, and who pays the leftover cents. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Calculate Split' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByLabelText('Bill'), '100')
    await userEvent.click(canvas.getByRole('button', { name: '10%' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a person' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' }))
    await expect(canvas.getByText(paragraph('$36.67'))).toBeVisible()
    await expect(
      await canvas.findByText(
        paragraph('The first 2 people pay $36.67, because the total doesn’t split evenly. Everyone else pays $36.66.'),
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Party of 12' }))
    await expect(canvas.getByLabelText('Bill')).toHaveValue('420')
    await expect(canvas.getByText(paragraph('$45.78'))).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { bill: '100', tip: '45', people: '2.5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' }))
    await expect(canvas.getByRole('textbox', { name: 'Tip' })).toBeInvalid()
    await expect(canvas.getByLabelText('People')).toBeInvalid()
  },
}

/** Who had what: chips for each item, and a text for the group. */
export const ByItem: Story = {
  args: { ...engine.examples.items, occasion: 'Dinner' },
  play: async ({ canvas, userEvent }) => {
    const pizza = canvas.getByRole('group', { name: 'Who shares item 1' })
    await userEvent.click(within(pizza).getByRole('button', { name: 'Mia' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' }))
    await expect(canvas.getByText(/Dinner: \$66.27 in total/)).toBeVisible()
  },
}

/** Someone who pays for two, and rounded shares. */
export const ByShare: Story = {
  args: { ...engine.examples.shares, roundTo: 'each' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' })),
}

const answer: Story = {
  args: { ...engine.example, people: '7' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('bill-splitter'), parameters: repeated }
