import type { Meta, StoryObj } from '@storybook/react-vite'
import { theme, vars } from '../../src/widgets/core/base/theme.css'

/** Pegboard's writing style: short, concrete, active and friendly. */
export default { title: 'Foundations/Writing' } satisfies Meta
type Story = StoryObj

const rules: readonly (readonly [rule: string, write: string, not: string])[] = [
  ['Say it the way people say it', 'Answers as you type', 'An answer is given while typing'],
  ['Labels are nouns people search for', 'Interest rate', 'Rate of the interest'],
  ['Buttons are verbs', 'Copy link', 'Copy a link to this'],
  ['Errors say what to do', 'Enter a number, such as 6.5.', 'This is not a number.'],
  ['Use standard terms', 'Trailing comma', 'A comma too many'],
  ['Amounts take singular verbs', '180 lb is 81.6 kg', '180 lb are 81.6 kg'],
  ['Make only claims that hold up', 'Two tools use an outside service', 'Nothing ever leaves your device'],
]

export const Rules: Story = {
  render: () => (
    <div className={theme}>
      <table style={{ borderSpacing: '24px 12px', background: vars.paper, borderRadius: vars.radius, padding: 12 }}>
        <thead>
          <tr>
            {['Rule', 'Write', 'Not'].map((name) => (
              <th key={name} scope="col" style={{ textAlign: 'start' }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(([rule, write, not]) => (
            <tr key={rule}>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 600 }}>
                {rule}
              </th>
              <td>{write}</td>
              <td style={{ color: vars.ink2 }}>{not}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
}
