import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import * as engine from '../../src/engine/discount-calculator/discount-calculator'
import { DiscountCalculator } from '../../src/widgets/discount-calculator/discount-calculator'

interface Args {
  readonly accent: string
  readonly hue: string
  readonly paper: string
  readonly ink: string
  readonly radius: number
  readonly font: string
}

/** A playground for the public `--pegboard-*` variables, set on an ancestor of a tool. */
export default {
  title: 'Foundations/Theming',
  argTypes: {
    accent: { control: 'color' },
    hue: { control: 'color' },
    paper: { control: 'color' },
    ink: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 32 } },
    font: { control: 'text' },
  },
  render: ({ accent, hue, paper, ink, radius, font }) => (
    <div
      style={
        {
          '--pegboard-accent': accent,
          '--pegboard-hue': hue,
          '--pegboard-paper': paper,
          '--pegboard-ink': ink,
          '--pegboard-radius': `${radius}px`,
          '--pegboard-font': font,
        } as CSSProperties
      }
    >
      <DiscountCalculator defaultValue={engine.example} />
    </div>
  ),
} satisfies Meta<Args>

type Story = StoryObj<Args>

export const Pegboard: Story = {
  args: { accent: '#b23c0b', hue: '#1c5f95', paper: '#fffdfa', ink: '#1d1b18', radius: 20, font: 'system-ui' },
}
export const GreenBlog: Story = {
  args: { accent: '#146c43', hue: '#146c43', paper: '#ffffff', ink: '#10231a', radius: 6, font: 'Georgia, serif' },
}
