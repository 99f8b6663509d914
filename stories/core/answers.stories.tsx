import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { Answer, Caution, Headline, Meaning, Note, Receipt } from '../../src/widgets/core/answer/answer'
import { coreStrings } from '../../src/widgets/core/base/strings'
import type { Status } from '../../src/widgets/core/base/tool-props'
import { CopyBar } from '../../src/widgets/core/output/copy-button'
import { DownloadButton } from '../../src/widgets/core/output/download-button'
import { FailedAnswer } from '../../src/widgets/core/output/failed-answer'
import { dark, narrow, onCard } from '../story'

interface Args {
  readonly label: string
  readonly figure: string
  readonly status: Status
  readonly pending: boolean
}

/** An answer with its headline, receipt, notes and actions. */
export default {
  title: 'Core/Answers',
  decorators: [onCard],
  args: { label: 'Monthly payment', figure: '$2,598.81', status: 'current', pending: false },
  render: ({ label, figure, status, pending }) => (
    <Answer
      tool={{
        t: coreStrings,
        locale: 'en-US',
        props: {},
        output: status === 'incomplete' ? undefined : figure,
        summary: {
          label,
          figure,
          sentence: { template: 'That’s {amount} a month.', values: { amount: figure } },
          lines: [
            { label: 'Principal and interest', text: status === 'incomplete' ? '–' : '$2,068.81', series: 1 },
            { label: 'Property tax', text: status === 'incomplete' ? '–' : '$400.00', series: 2 },
            { label: 'Loan amount', text: status === 'incomplete' ? '–' : '$336,000.00', isTotal: true },
          ],
        },
        status,
        pending,
        follows: false,
        issue: undefined,
        issues: status === 'incomplete' ? [{ code: 'missing', field: 'rate' }] : [],
        labelAt: () => 'Interest rate',
        failures: 0,
        undo: { isOffered: false, undo: undefined },
        accessOf: () => undefined,
        act: fn(),
        applySample: fn(),
        applyExample: fn(),
      }}
    >
      {(output, summary) => (
        <>
          <Headline summary={summary} />
          <Meaning sentence={summary.sentence} />
          <Receipt lines={summary.lines} />
          <Note>A note in a quieter style.</Note>
          <Caution>A caution with a bar at the side.</Caution>
          <CopyBar summary={summary}>
            <DownloadButton name="answer.csv" type="text/csv" content={() => output}>
              CSV
            </DownloadButton>
          </CopyBar>
        </>
      )}
    </Answer>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Monthly payment: $2,598.81. That’s $2,598.81 a month.')).toHaveRole('status'),
}

/** Before the first edit. */
export const Example: Story = { args: { status: 'example' } }
/** Before all that's needed is filled in. */
export const Incomplete: Story = {
  args: { status: 'incomplete', figure: '–' },
  play: async ({ canvas }) => expect(await canvas.findByText('Still needed: Interest rate.')).toBeVisible(),
}
/** After an edit without an answer. */
export const Outdated: Story = { args: { status: 'outdated' } }
export const Pending: Story = { args: { pending: true } }
export const Dark: Story = { globals: dark }
export const Long: Story = { args: { figure: '$123,456,789,012,345.67' }, decorators: [narrow] }

export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible()
  },
}

/** If a request fails. */
export const Failed: Story = {
  render: () => (
    <FailedAnswer message="Failed to fetch exchange rates" retry="Try again" onRetry={retry}>
      Couldn’t reach the service. Check your connection and try again.
    </FailedAnswer>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
  beforeEach: () => {
    retry.mockClear()
  },
}
const retry = fn()
