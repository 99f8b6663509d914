import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rows } from '../../src/widgets/core/field-groups/rows'
import { TextField } from '../../src/widgets/core/fields/field'
import { NumberField } from '../../src/widgets/core/fields/number/number-field'
import { dark, Held, narrow, onCard } from '../story'

interface Args {
  readonly label: string
  readonly add: string
  readonly start: number
}

/** A list with rows to add and remove. One row always remains. */
export default {
  title: 'Core/Rows',
  decorators: [onCard],
  args: { label: 'Courses', add: 'Add course', start: 2 },
  render: ({ label, add, start }) => (
    <Held key={start} initial={start}>
      {(count, set) => (
        <Rows
          label={label}
          add={add}
          remove={(index) => `Remove row ${index + 1}`}
          count={count}
          onAdd={() => set(count + 1)}
          onRemove={() => set(count - 1)}
          row={(index) => (
            <>
              <TextField label={`Name ${index + 1}`} value="" onChange={() => {}} />
              <NumberField label={`Credits ${index + 1}`} value="" onChange={() => {}} />
            </>
          )}
        />
      )}
    </Held>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** The focus moves to a new row, or to a neighbor of a removed one. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add course' }))
    await expect(canvas.getByLabelText('Name 3')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 3' }))
    await expect(canvas.getByLabelText('Name 2')).toHaveFocus()
  },
}

export const One: Story = {
  args: { start: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull(),
}
export const Narrow: Story = { decorators: [narrow] }
export const Dark: Story = { globals: dark }
