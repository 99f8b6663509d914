import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/regex-tester/regex-tester'
import '../src/widgets/regex-tester/regex-tester.element'
import { RegexTester } from '../src/widgets/regex-tester/regex-tester'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Text and Digital/Regex tester',
  ...toolMeta(RegexTester, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: shows the matches of a pattern. */
export const Answered: Story = {
  args: { text: engine.example.text },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pattern' }), '\\d+-\\d+')
    await expect(await canvas.findByText('2 matches found', { selector: ':not([role=status])' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { pattern: '(', text: 'text' },
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: 'Pattern' })).toBeInvalid(),
}

/** What each token means. */
export const Explained: Story = {
  args: { pattern: '(?<year>\\d{4})-(?<month>\\d\\d)', text: '2024-12 and 2025-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }))
    await expect(await canvas.findByText('Capturing group 1, named “year”')).toBeVisible()
  },
}

/** Texts that must match or must not. */
export const Tested: Story = {
  args: {
    pattern: '^#[\\da-f]{6}$',
    flags: 'i',
    tests: [
      { text: '#1B6B45', expected: 'match' },
      { text: '#12345', expected: 'none' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tests' }))
    await expect(await canvas.findByText('2 of 2 tests passed')).toBeVisible()
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('regex-tester'), parameters: repeated }
