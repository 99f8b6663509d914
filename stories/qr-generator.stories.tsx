import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/qr-generator/qr-generator'
import '../src/widgets/qr-generator/qr-generator.element'
import { QrGenerator } from '../src/widgets/qr-generator/qr-generator'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

export default {
  title: 'Text and Digital/QR code generator',
  ...toolMeta(QrGenerator, engine, {
    size: engine.sizes,
    level: engine.levels,
    modules: engine.moduleShapes,
    eyes: engine.eyeShapes,
    frame: engine.frames,
    quietZone: engine.quietZones,
    pdfWidth: engine.pdfWidths,
  }),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: a tested code for a link. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'https://example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findByText('Scan test passed')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'QR code: https://example.com' })).toBeVisible()
  },
}

/** Wi-Fi: the name and password are escaped for phones. */
export const WiFi: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wi-Fi' }))
    await userEvent.type(await canvas.findByLabelText('Network name'), 'Café; 5 GHz')
    await userEvent.type(canvas.getByLabelText('Password'), 'a:b,c')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findByText('WIFI:T:WPA;S:Café\\; 5 GHz;P:a\\:b\\,c;;')).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findByText('Enter text or a link, such as https://example.com.')).toBeVisible()
  },
}

/** Colors with low contrast: shows the code and a warning. */
export const LowContrast: Story = {
  args: { ...engine.example, dark: '#ff8800', light: '#ffffff' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findByText(/^Low contrast\./, { selector: 'p:not([role])' })).toBeVisible()
  },
}

/** Rounded modules, colored corners and a frame with a caption, read back before they're shown. */
export const Styled: Story = {
  args: {
    ...engine.example,
    dark: '#123a66',
    eyeColor: '#b23c0b',
    modules: 'rounded',
    eyes: 'circle',
    frame: 'band',
    caption: 'Scan for the menu',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(await canvas.findByText('Scan test passed')).toBeVisible()
  },
}

/** One code per row of a table. */
export const Batch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Batch' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Table' }), 'ssid,password\nLobby,welcome\n,x')
    await expect(await canvas.findByText('1 code · 1 row has an error and is skipped')).toBeVisible()
    await expect(await canvas.findByText('Row 3: Enter a network name, such as Home.')).toBeVisible()
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Generate' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('qr-generator'), parameters: repeated }
