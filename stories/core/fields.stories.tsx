import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../../src/widgets/core/field-groups/row'
import { TextField } from '../../src/widgets/core/fields/field'
import { NumberField } from '../../src/widgets/core/fields/number/number-field'
import { TextArea } from '../../src/widgets/core/fields/text-area'
import { dark, Held, onCard } from '../story'

interface Args {
  readonly label: string
  readonly prefix?: string
  readonly suffix?: string
  readonly unit?: string
  readonly hint?: string
  readonly issue?: string
}

export default {
  title: 'Core/Fields',
  decorators: [onCard],
  args: { label: 'Home price', prefix: '$', suffix: '', unit: '', hint: '', issue: '' },
  render: (args) => (
    <Held initial="">{(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

export const Amount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Home price'), '420,000')
    await expect(canvas.getByLabelText('Home price')).toHaveValue('420,000')
  },
}

export const WithHintAndUnit: Story = {
  args: { label: 'Rate', prefix: '', suffix: '%', unit: 'a year', hint: 'The rate in your loan offer.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('a year The rate in your loan offer.'),
}

export const Invalid: Story = {
  args: { issue: 'Enter a number, such as 1,250.50.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Enter a number/)
  },
}

export const InvalidDark: Story = { ...Invalid, globals: dark }

export const Text: Story = {
  render: (args) => (
    <Held initial="Calculus">
      {(value, onChange) => <TextField {...args} prefix="" value={value} onChange={onChange} />}
    </Held>
  ),
}

export const Code: Story = {
  render: (args) => (
    <Held initial="(\d+)-(\d+)">
      {(value, onChange) => <TextField {...args} code prefix="/" suffix="/g" value={value} onChange={onChange} />}
    </Held>
  ),
}

export const Area: Story = {
  render: ({ label, hint, issue }) => (
    <Held initial={'One line\nand another'}>
      {(value, onChange) => <TextArea label={label} hint={hint} issue={issue} value={value} onChange={onChange} />}
    </Held>
  ),
}

export const SideBySide: Story = {
  render: (args) => (
    <Row>
      <Held initial="">{(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}</Held>
      <Held initial="">
        {(value, onChange) => <NumberField {...args} label="Down payment" value={value} onChange={onChange} />}
      </Held>
    </Row>
  ),
}
