import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Combobox } from '../../src/widgets/core/fields/combobox'
import { FieldWithButton } from '../../src/widgets/core/fields/field-with-button'
import { dark, Held, onCard } from '../story'

const planets = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'].map((label, index) => ({
  id: label.toLowerCase(),
  label,
  note: index < 4 ? 'rocky' : 'gas',
}))

const search = (text: string) => planets.filter(({ id }) => id.startsWith(text.trim().toLowerCase()))

interface Args {
  readonly label: string
  readonly issue?: string
}

export default {
  title: 'Core/Comboboxes',
  decorators: [onCard],
  args: { label: 'Planet', issue: '' },
  render: (args) => (
    <Held initial="Earth">
      {(value, onChange) => (
        <Combobox
          {...args}
          value={value}
          onChange={onChange}
          selected={value.toLowerCase()}
          onPick={(id) => onChange(planets.find((planet) => planet.id === id)?.label ?? '')}
          search={search}
          none="No planet found"
        />
      )}
    </Held>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** Arrow keys open the list and wrap around at its ends. Enter selects, Escape closes. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /Earth/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /Neptune/ }).id)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('Earth')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Mars')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The first match is active. A fully typed name is selected when the field is left. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'ma{Enter}')
    await expect(field).toHaveValue('Mars')
    await userEvent.clear(field)
    await userEvent.type(field, 'saturn')
    await userEvent.tab()
    await expect(field).toHaveValue('Saturn')
  },
}

/** Unknown text stays in the field. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'pluto')
    await expect(canvas.getByText('No planet found')).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('pluto')
  },
}

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: /Venus/ }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Venus')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { issue: 'Choose a planet from the list.' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeInvalid(),
}

export const Dark: Story = { ...Invalid, globals: dark }

/** A text field with a button. */
export const WithButton: Story = {
  render: (args) => (
    <Held initial="">
      {(value, onChange) => (
        <FieldWithButton {...args} value={value} onChange={onChange} press="Home" onPress={() => onChange('Earth')} />
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('Earth')
  },
}
