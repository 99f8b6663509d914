import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Disclosure } from '../../src/widgets/core/field-groups/disclosure'
import { Table } from '../../src/widgets/core/output/table'
import { spare } from '../../src/widgets/core/output/table.css'
import { dark, narrow, onCard } from '../story'

interface Args {
  readonly caption: string
  readonly rows: number
}

/** A scrolling table, and a disclosure for secondary content. */
export default {
  title: 'Core/Tables',
  decorators: [onCard],
  args: { caption: 'Schedule', rows: 30 },
  render: ({ caption, rows }) => (
    <Table caption={caption} columns={['Period', 'Payment', 'Interest', 'Balance']} spareColumn={1}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <tr key={row}>
          <th scope="row">Year {row + 1}</th>
          <td className={spare}>$2,068.81</td>
          <td>$1,750.00</td>
          <td>$335,681.19</td>
        </tr>
      ))}
    </Table>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Schedule' })).toHaveFocus()
  },
}
export const Dark: Story = { globals: dark }
export const Narrow: Story = { decorators: [narrow] }

export const Collapsed: Story = {
  render: ({ caption }) => (
    <Disclosure summary={caption}>
      <p>Secondary input.</p>
    </Disclosure>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Schedule'))
    await expect(canvas.getByText('Secondary input.')).toBeVisible()
  },
}
