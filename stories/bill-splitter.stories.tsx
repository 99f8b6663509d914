import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/bill-splitter'
import '../src/widgets/bill-splitter/bill-splitter.element'
import { BillSplitter } from '../src/widgets/bill-splitter/bill-splitter'
import { asElement, dark, narrow, toolMeta } from './story'

export default {
  title: 'Finance and Economy/Bill splitter',
  ...toolMeta(BillSplitter, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main job: a bill among three, and who pays the odd cent. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Calculate Split' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Bill'), '100')
    await userEvent.click(canvas.getByRole('button', { name: '10%' }))
    await userEvent.click(canvas.getByRole('button', { name: 'One person more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' }))
    await expect(canvas.getByText('$36.67', { selector: 'p' })).toBeVisible()
    await expect(
      await canvas.findByText(/^2 cents are left over: the first 2 people pay \$36\.67, everyone else \$36\.66/, {
        selector: 'p:not([role])',
      }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Party of 12' }))
    await expect(canvas.getByLabelText('Bill')).toHaveValue('420')
    await expect(canvas.getByText('$45.78', { selector: 'p' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { bill: '100', tip: '45', people: '2.5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' }))
    await expect(canvas.getByRole('textbox', { name: /^Tip/ })).toBeInvalid()
    await expect(canvas.getByLabelText('People')).toBeInvalid()
  },
}

const answer: Story = {
  args: { ...engine.example, people: '7' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Calculate Split' })),
}

export const Dark: Story = { ...answer, globals: dark }
export const Narrow: Story = { ...answer, decorators: [narrow] }
export const AsElement: Story = { args: engine.example, render: asElement('bill-splitter') }
