import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Group } from '../../src/widgets/core/field-groups/group'
import { SwapFields } from '../../src/widgets/core/field-groups/swap-fields'
import { Checkbox } from '../../src/widgets/core/fields/check'
import { Choice, type Option } from '../../src/widgets/core/fields/choice'
import { Select } from '../../src/widgets/core/fields/select'
import { dark, Held, onCard } from '../story'

interface Args {
  readonly label: string
  readonly options: readonly Option[]
  readonly unit?: string
  readonly hint?: string
  readonly issue?: string
}

export default {
  title: 'Core/Choices',
  decorators: [onCard],
  args: {
    label: 'Term',
    unit: 'years',
    options: ['15', '20', '30'].map((term): Option => [term, term]),
    hint: '',
    issue: '',
  },
  render: (args) => (
    <Held initial="30">{(value, onChange) => <Choice {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

/** A segmented control made of radio buttons. */
export const SegmentedControl: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('15'))
    await expect(canvas.getByLabelText('15')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByLabelText('20')).toBeChecked()
  },
}

export const SegmentedControlDark: Story = { ...SegmentedControl, globals: dark }

export const Invalid: Story = {
  args: { hint: 'Most loans run for 30 years.', issue: 'Choose 15, 20 or 30 years.' },
  play: async ({ canvas }) => {
    const description = 'Most loans run for 30 years. Choose 15, 20 or 30 years.'
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(description)
  },
}

export const SelectMenu: Story = {
  render: (args) => (
    <Held initial="30">{(value, onChange) => <Select {...args} value={value} onChange={onChange} />}</Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '20')
    await expect(canvas.getByRole('combobox')).toHaveValue('20')
  },
}

export const SingleCheckbox: Story = {
  args: { label: 'Include digits', hint: '0 to 9' },
  render: ({ label, hint, issue }) => (
    <Held initial={false}>
      {(value, onChange) => <Checkbox label={label} hint={hint} issue={issue} value={value} onChange={onChange} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Include digits'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('0 to 9')
  },
}

export const CheckboxGroup: Story = {
  args: { label: 'Characters', issue: 'Please select at least one character type' },
  render: ({ label, issue }) => (
    <Group label={label} issue={issue}>
      {['Lowercase', 'Uppercase', 'Digits'].map((kind) => (
        <Held key={kind} initial={false}>
          {(value, onChange) => <Checkbox label={kind} value={value} onChange={onChange} />}
        </Held>
      ))}
    </Group>
  ),
}

export const SwappedSelects: Story = {
  render: ({ options }) => (
    <Held initial={['15', '30'] as readonly [string, string]}>
      {([from, to], set) => (
        <SwapFields label="Swap" onSwap={() => set([to, from])}>
          <Select label="From" options={options} value={from} onChange={(value) => set([value, to])} />
          <Select label="To" options={options} value={to} onChange={(value) => set([from, value])} />
        </SwapFields>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await expect(canvas.getByLabelText('From')).toHaveValue('30')
  },
}
