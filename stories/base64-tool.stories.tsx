import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/base64-tool'
import { Base64Tool } from '../src/widgets/base64-tool/base64-tool'
import '../src/widgets/base64-tool/base64-tool.element'
import { asElement, dark, narrow, rightToLeft, toolMeta } from './story'

export default {
  title: 'Text and Digital/Base64 converter',
  ...toolMeta(Base64Tool, engine, { mode: ['encode', 'decode'] }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: encodes a text as Base64 (RFC 4648, section 10). */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), 'foobar')
    await expect(await canvas.findByDisplayValue('Zm9vYmFy')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { mode: 'decode' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Base64'), 'Zm9v!')
    await expect(await canvas.findByText(/Invalid Base64 string/)).toBeVisible()
  },
}

/** Binary data: an image in a data URI. */
export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Image' }))
    await expect(await canvas.findByRole('img', { name: 'Preview, 8 by 8 pixels' })).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark }
export const Narrow: Story = { args: engine.example, decorators: [narrow] }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft] }
export const AsElement: Story = { args: engine.example, render: asElement('base64-tool') }
