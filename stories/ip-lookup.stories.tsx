import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as engine from '../src/engine/ip-lookup/ip-lookup'
import '../src/widgets/ip-lookup/ip-lookup.element'
import { IpLookup } from '../src/widgets/ip-lookup/ip-lookup'
import { asElement, dark, narrow, repeated, rightToLeft, toolMeta } from './story'

/** No story sends a request to a real service. */
export default {
  title: 'Text and Digital/IP lookup',
  ...toolMeta(IpLookup, engine),
} satisfies Meta<engine.Input>

type Story = StoryObj<engine.Input>

export const Default: Story = {}

/** The main task: look up your own address. */
export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show my IP address' }))
    await expect(await canvas.findByText('8.8.8.8', { selector: 'p' })).toBeVisible()
    await expect(await canvas.findByText('Your IP address')).toBeVisible()
    await expect(await canvas.findByText('8.8.8.8.in-addr.arpa')).toBeVisible()
  },
}

/** Private addresses need no request. */
export const PrivateAddress: Story = {
  render: (args) => <IpLookup defaultValue={args} host="http://127.0.0.1:9" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('IP address'), '192.168.1.1')
    await userEvent.click(canvas.getByRole('button', { name: 'Look up' }))
    await expect(await canvas.findByText(/^A private address/, { selector: 'p:not([role])' })).toBeVisible()
  },
}

/** A network is calculated while it's typed, and can be split. */
export const Subnet: Story = {
  args: { ip: '192.168.1.0/24', split: '/26', testAddresses: '192.168.1.130\n10.0.0.1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('192.168.1.128/26')).toBeVisible()
    await expect(await canvas.findByText('Below 192.168.1.0')).toBeVisible()
  },
}

/** Neither service for the own addresses can be reached. */
export const OwnAddresses: Story = {
  render: (args) => <IpLookup defaultValue={args} host4="http://127.0.0.1:9" host6="http://127.0.0.1:9" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show my IPv4 and IPv6' }))
    // Both hosts fail for the same reason, which is given once.
    await expect(await canvas.findByText(/^Couldn’t reach/)).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { ip: '256.1.1.1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look up' }))
    await expect(await canvas.findByText(/^Invalid IP address/)).toBeVisible()
    await expect(canvas.getByLabelText('IP address')).toBeInvalid()
  },
}

/** An automatic lookup whose service can't be reached. */
export const Failed: Story = {
  render: (args) => <IpLookup defaultValue={args} auto host="http://127.0.0.1:9" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch IP data')
  },
}

const answer: Story = {
  args: engine.example,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Look up' })),
}

export const Dark: Story = { ...answer, globals: dark, parameters: repeated }
export const Narrow: Story = { ...answer, decorators: [narrow], parameters: repeated }
export const RightToLeft: Story = { ...answer, decorators: [rightToLeft], parameters: repeated }
export const AsElement: Story = { args: engine.example, render: asElement('ip-lookup', engine), parameters: repeated }
