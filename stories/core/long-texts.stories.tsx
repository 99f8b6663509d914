import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { LongText } from '../../src/widgets/core/long-text/long-text'
import { dark, Held, narrow, onCard } from '../story'

interface Args {
  readonly label: string
  readonly placeholder: string
  readonly tall: boolean
  readonly code: boolean
}

const long = 'Call me Ishmael. Some years ago, never mind how long.\n'.repeat(20_000)

/** A text field without a length limit. It shows long texts in parts. */
export default {
  title: 'Core/Long texts',
  decorators: [onCard],
  args: { label: 'Text', placeholder: 'Type or paste here, or drop a text file', tall: false, code: false },
  render: (args) => field(args, ''),
} satisfies Meta<Args>

const field = (args: Args, initial: string) => (
  <Held initial={initial}>
    {(value, onChange) => <LongText {...args} tool={{ props: {} }} value={value} onChange={onChange} />}
  </Held>
)

type Story = StoryObj<Args>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'short')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('short')
  },
}

export const InParts: Story = {
  render: (args) => field(args, long),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next part' }))
    await expect(canvas.getByRole('textbox', { name: /^Part/ })).toHaveValue('2')
  },
}

export const InPartsDark: Story = { ...InParts, globals: dark }
export const InPartsNarrow: Story = { ...InParts, decorators: [narrow] }

/** If copying is blocked, offers the start of the text for manual copying. Copying it gives the whole text. */
export const CopyDenied: Story = {
  ...InParts,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { clipboard } = navigator
    spyOn(clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    spyOn(canvasElement.ownerDocument, 'execCommand').mockReturnValue(false)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy all' }))
    await expect(await canvas.findByRole('textbox', { name: /^Copying is blocked/ })).toHaveFocus()
  },
}
