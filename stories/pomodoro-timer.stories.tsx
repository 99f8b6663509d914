import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as engine from '../src/engine/pomodoro-timer/pomodoro-timer'
import '../src/widgets/pomodoro-timer/pomodoro-timer.element'
import { PomodoroTimer } from '../src/widgets/pomodoro-timer/pomodoro-timer'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Time and Date/Pomodoro timer',
  ...toolMeta(PomodoroTimer, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** Starts and pauses a focus session, then switches to a short break. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Short Break' }))
    await expect(canvas.getByRole('timer', { name: 'Short Break: 05:00 left' })).toBeVisible()
  },
}

/** An invalid setting uses its default, and says so. */
export const Invalid: Story = {
  args: { workTime: 'an hour' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Focus/ })).toBeInvalid())
  },
}

export const Dark: Story = { args: engine.example, globals: dark, parameters: repeated }
export const Narrow: Story = { args: engine.example, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { args: engine.example, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('pomodoro-timer'), parameters: repeated }
