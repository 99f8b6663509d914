import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as engine from '../src/engine/timezone-converter/timezone-converter'
import '../src/widgets/timezone-converter/timezone-converter.element'
import { TimezoneConverter } from '../src/widgets/timezone-converter/timezone-converter'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Time and Date/Time zone converter',
  ...toolMeta(TimezoneConverter, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** By keyboard: finds a zone by its city and converts a time. */
export const Answered: Story = {
  args: { date: '2026-11-20', time: '20:00', from: 'America/Los_Angeles' },
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole('combobox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, 'toky')
    await expect(await canvas.findByRole('option', { name: /^Tokyo/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(to).toHaveValue('Tokyo, Japan')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect((await canvas.findByText(/^Tokyo, when it’s/)).nextElementSibling).toHaveTextContent('1:00 PM')
    await expect(await canvas.findByText(/^The next day, Sat, Nov 21, 2026\. Tokyo is/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hour by hour' }))
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(25)
  },
}

/** The list by keyboard: arrow keys move, Escape closes, and a country finds its zones. */
export const Zones: Story = {
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('combobox', { name: 'From' })
    await userEvent.click(from)
    await expect(await canvas.findByRole('option', { name: /^New York/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(from).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /^Los Angeles/ }).id)
    await userEvent.keyboard('{Escape}')
    await expect(from).toHaveValue('New York')
    await userEvent.clear(from)
    await userEvent.type(from, 'india')
    await expect(await canvas.findByRole('option', { name: 'Mumbai India' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(from).toHaveValue('Mumbai, India')
  },
}

/** A time that clocks skip, with both readings. */
export const Gap: Story = {
  args: { date: '2026-03-08', time: '02:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(await canvas.findByText(/^On Sun, Mar 8, 2026, 2:30 AM doesn’t exist in New York/)).toBeVisible()
    await expect(await canvas.findByText('Read as 1:30 AM, UTC−05:00')).toBeVisible()
  },
}

/** A time that happens twice. */
export const Overlap: Story = {
  args: { date: '2026-11-01', time: '01:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(await canvas.findByText(/^On Sun, Nov 1, 2026, 1:30 AM happens twice in New York/)).toBeVisible()
    await expect(await canvas.findByText('Second time, UTC−05:00')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { time: '25:00', from: 'Atlantis' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }))
    await expect(canvas.getByLabelText('Time')).toHaveAccessibleDescription(/Enter a time/)
    await expect(await canvas.findByRole('combobox', { name: 'From' })).toHaveAccessibleDescription(/Enter a city/)
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('timezone-converter'), parameters: repeated }
