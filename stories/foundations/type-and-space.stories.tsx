import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { theme, vars } from '../../src/widgets/core/base/theme.css'

/** Text sizes, spacing, radii and motion. */
export default { title: 'Foundations/Type, space and motion' } satisfies Meta
type Story = StoryObj

const sheet: CSSProperties = {
  display: 'grid',
  gap: 20,
  padding: 32,
  background: vars.paper,
  borderRadius: vars.radius,
}
const caption: CSSProperties = { color: vars.ink2, fontSize: 13 }

const styles: readonly (readonly [name: string, text: string, style: CSSProperties])[] = [
  ['Answer, 64/72, 700', '$2,598.81', { fontSize: 64, lineHeight: '72px', fontWeight: 700, letterSpacing: '-.035em' }],
  ['Page title, 30/36, 700', 'Mortgage calculator', { fontSize: 30, lineHeight: '36px', fontWeight: 700 }],
  ['Section, 24/32, 700', 'How it works', { fontSize: 24, lineHeight: '32px', fontWeight: 700 }],
  ['Meaning, 17/26', 'Over 30 years, you’ll pay $408,771 in interest.', { fontSize: 17, lineHeight: '26px' }],
  ['Body and buttons, 16', 'Calculate', { fontSize: 16 }],
  ['Receipt, 15/30', 'Property tax', { fontSize: 15, lineHeight: '30px' }],
  ['Label, 14/20, 600', 'Home price', { fontSize: 14, lineHeight: '20px', fontWeight: 600 }],
  ['Caption, 13/18', 'Enter a number, such as 6.5.', { fontSize: 13, lineHeight: '18px' }],
  ['Code, 14/24', '{ "order": 12345678901234567890 }', { fontSize: 14, lineHeight: '24px', fontFamily: vars.mono }],
]

export const Type: Story = {
  render: () => (
    <div className={theme}>
      <div style={sheet}>
        {styles.map(([name, text, style]) => (
          <div key={name}>
            <p style={caption}>{name}</p>
            <p style={style}>{text}</p>
          </div>
        ))}
      </div>
    </div>
  ),
}

export const Space: Story = {
  render: () => (
    <div className={theme}>
      <div style={sheet}>
        {[4, 8, 12, 16, 20, 24, 32, 40, 48, 64].map((step) => (
          <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <span style={{ ...caption, inlineSize: 48 }}>{step} px</span>
            <span style={{ inlineSize: step, blockSize: 16, background: vars.field, borderRadius: 3 }} />
          </div>
        ))}
      </div>
    </div>
  ),
}

const radii = [
  ['card', 20],
  ['field, button, segment', 12],
  ['selected part', 9],
  ['tag', 6],
] as const

export const Radii: Story = {
  render: () => (
    <div className={theme}>
      <div style={{ ...sheet, display: 'flex', flexWrap: 'wrap' }}>
        {radii.map(([name, radius]) => (
          <div key={name} style={{ display: 'grid', gap: 8 }}>
            <span style={{ inlineSize: 120, blockSize: 80, borderRadius: radius, border: `1px solid ${vars.field}` }} />
            <span style={caption}>
              {name}, {radius} px
            </span>
          </div>
        ))}
      </div>
    </div>
  ),
}

const motions = [
  ['120 ms', 'hover and selection'],
  ['160 ms', 'chart lines'],
  ['180 ms', 'the answer bar on phones'],
  ['none', 'if the system requests reduced motion'],
] as const

export const Motion: Story = {
  render: () => (
    <div className={theme}>
      <dl style={sheet}>
        {motions.map(([time, use]) => (
          <div key={time} style={{ display: 'flex', gap: 16 }}>
            <dt style={{ inlineSize: 80, fontWeight: 650 }}>{time}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </div>
  ),
}
