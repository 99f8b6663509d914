import type { Meta, StoryObj } from '@storybook/react-vite'
import { wcagContrast } from 'culori'
import { hues, palette } from '../../src/widgets/core/base/palette'

/** All colors by role in the light and dark themes, with their contrast (WCAG 2.2) on their background. */
export default { title: 'Foundations/Colors' } satisfies Meta
type Story = StoryObj

type Pair = readonly [light: string, dark: string]
interface Row {
  readonly name: string
  readonly use: string
  readonly color: Pair
  /** The background it's used on. */
  readonly on: Pair
  /** The required contrast: 4.5 for text, 3 for outlines, 1 for backgrounds. */
  readonly needs: number
}

const { paper, paper2, tonal, ink, ink2, ink3, line, field, accent, accentHover, onAccent } = palette
const { good, error, errorTint, caution, series2, series3, series4 } = palette
const roles: readonly Row[] = [
  { name: 'paper', use: 'inputs and cards', color: paper, on: paper, needs: 1 },
  { name: 'paper-2', use: 'answers', color: paper2, on: paper, needs: 1 },
  { name: 'tonal', use: 'tonal buttons, segment troughs', color: tonal, on: paper, needs: 1 },
  { name: 'ink', use: 'text', color: ink, on: paper2, needs: 4.5 },
  { name: 'ink-2', use: 'secondary text', color: ink2, on: tonal, needs: 4.5 },
  { name: 'ink-3', use: 'placeholders, cents, line numbers', color: ink3, on: paper2, needs: 4.5 },
  { name: 'line', use: 'hairlines', color: line, on: paper, needs: 1 },
  { name: 'field', use: 'field outlines', color: field, on: paper, needs: 3 },
  { name: 'accent', use: 'primary button, focus', color: accent, on: paper, needs: 4.5 },
  { name: 'accent-hover', use: 'primary button under the pointer', color: accentHover, on: paper, needs: 4.5 },
  { name: 'on-accent', use: 'text on the accent', color: onAccent, on: accent, needs: 4.5 },
  { name: 'good', use: 'success', color: good, on: paper2, needs: 4.5 },
  { name: 'error', use: 'errors', color: error, on: errorTint, needs: 4.5 },
  { name: 'caution', use: 'warnings', color: caution, on: paper2, needs: 3 },
  { name: 'series-2', use: 'second series', color: series2, on: paper2, needs: 3 },
  { name: 'series-3', use: 'third series', color: series3, on: paper2, needs: 3 },
  { name: 'series-4', use: 'fourth series', color: series4, on: paper2, needs: 3 },
]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
/** The same as `color-mix(in srgb, hue 11%, paper)`. */
const tint = (hue: string, background: string) =>
  `#${channels(hue)
    .map((part, at) => Math.round(part * 0.11 + (channels(background)[at] ?? 0) * 0.89))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
const tintOf = (hue: Pair): Pair => [tint(hue[0], paper[0]), tint(hue[1], paper[1])]

const categories: readonly Row[] = Object.entries(hues).map(([name, color]) => ({
  name,
  use: 'icon, selected state, main series',
  color,
  on: tintOf(color),
  needs: 4.5,
}))

function Table({ rows, theme }: { readonly rows: readonly Row[]; readonly theme: 0 | 1 }) {
  return (
    <table
      style={{
        borderSpacing: '12px 8px',
        color: ink[theme],
        background: paper[theme],
        fontFamily: 'system-ui',
        borderRadius: 20,
        padding: 12,
      }}
    >
      <thead>
        <tr>
          {['Color', 'Role', 'Use', 'Value', 'Contrast'].map((name) => (
            <th key={name} scope="col" style={{ textAlign: 'start' }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, use, color, on, needs }) => (
          <tr key={name}>
            <td
              style={{
                inlineSize: 56,
                blockSize: 40,
                borderRadius: 9,
                background: color[theme],
                boxShadow: `0 0 0 6px ${on[theme]}, 0 0 0 7px ${line[theme]}`,
              }}
            />
            <th scope="row" style={{ textAlign: 'start', paddingInlineStart: 12 }}>
              {name}
            </th>
            <td>{use}</td>
            <td style={{ fontFamily: 'ui-monospace, monospace' }}>{color[theme]}</td>
            <td>{needs > 1 ? `${wcagContrast(color[theme], on[theme]).toFixed(1)}:1` : 'background'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const RolesInLight: Story = { render: () => <Table rows={roles} theme={0} /> }
export const RolesInDark: Story = { render: () => <Table rows={roles} theme={1} />, globals: { theme: 'dark' } }
export const CategoriesInLight: Story = { render: () => <Table rows={categories} theme={0} /> }
export const CategoriesInDark: Story = {
  render: () => <Table rows={categories} theme={1} />,
  globals: { theme: 'dark' },
}
