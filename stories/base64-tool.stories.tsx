import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/base64-tool/base64-tool'
import { Base64Tool } from '../src/widgets/base64-tool/base64-tool'
import '../src/widgets/base64-tool/base64-tool.element'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Text and Digital/Base64 converter',
  ...toolMeta(Base64Tool, engine, { mode: engine.modes, encoding: engine.encodings, charset: engine.charsets }),
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
    // At once, not after a pause.
    await userEvent.tab()
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

/** A JWT, decoded, with its signature checked (the example of jwt.io). */
export const Token: Story = {
  args: {
    mode: 'decode',
    text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Secret'), 'your-256-bit-secret')
    await expect(await canvas.findByText('The signature is valid.')).toBeVisible()
  },
}

/** Text that's Base64 already, in wrapped hex with a character set. */
export const Suggestion: Story = {
  args: { text: 'SGVsbG8sIFdvcmxkIQ==', encoding: 'hex', wrap: '16', uppercase: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This looks like Base64/)).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('base64-tool'), parameters: repeated }
