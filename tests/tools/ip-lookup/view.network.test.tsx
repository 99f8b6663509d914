import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleContext } from '../../../src/engine/ip-lookup/ip-lookup'
import { IpLookup, type IpLookupProps } from '../../../src/widgets/ip-lookup/ip-lookup'
import { lazyParts } from '../../../src/widgets/ip-lookup/ip-lookup.state'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { unload } from '../../unload'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const show = (props: IpLookupProps = {}) => render(<IpLookup host="https://ip.example" {...props} />)
const rowsOf = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

/** Mocks the services by the start of their address. Returns a function for what was asked. */
function services(answers: Readonly<Record<string, () => Response | Promise<Response>>>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const service = Object.keys(answers).find((start) => String(address).startsWith(start))
    if (!service) throw new TypeError('Failed to fetch')
    return (answers[service] as () => Response)()
  })
  return () => fetched.mock.calls.map(([address]) => String(address))
}

/** Holds back the code for networks. Returns a function that lets it load. */
function holdNetworks() {
  let give = () => {}
  const held = new Promise<void>((resolve) => (give = resolve))
  const { fetch } = lazyParts
  vi.spyOn(lazyParts, 'fetch').mockImplementation(async () => {
    await held
    return fetch()
  })
  return () => give()
}

// Expected values: Python's ipaddress.
describe('a network', () => {
  beforeEach(async () => {
    lazyParts.module = await lazyParts.fetch()
  })

  it('is calculated while it’s typed, without a press or a request', () => {
    const asked = services({})
    const onResult = vi.fn()
    show({ onResult })
    expect(screen.getByLabelText('Split into').checkVisibility()).toBe(false)
    fill('IP address', '192.168.1.77/24')
    expect(screen.getByLabelText('Split into').checkVisibility()).toBe(true)
    expect(statusIn(document)).toBe('current')
    expect(screen.getByText('254 usable addresses, from 192.168.1.1 to 192.168.1.254.', { selector: 'p' })).toBeTruthy()
    expect(screen.getByText('Private-Use, RFC 1918')).toBeTruthy()
    expect(screen.getByText('Network address in binary: 24 network bits, 8 host bits')).toBeTruthy()
    expect(onResult).toHaveBeenCalledTimes(1)
    expect(asked()).toEqual([])
  })

  it('keeps its answer, dimmed, while an edit is unfinished', () => {
    show()
    fill('IP address', '10.0.0.0/8')
    fireEvent.blur(screen.getByLabelText('IP address'))
    fill('IP address', '10.0.0.0/')
    expect(statusIn(document)).toBe('outdated')
    expect(screen.getByText('10.0.0.0/8', { selector: 'p *' })).toBeTruthy()
    press('Calculate')
    expect(screen.getByText('Add a number after the slash, as in 10.0.0.0/8.')).toBeTruthy()
  })

  it('can be split, page by page', () => {
    show({ defaultValue: { ip: '10.0.0.0/16' } })
    fill('Split into', '/24')
    expect(rowsOf(/^Subnets: 256 of \/24/)[1]).toEqual(['2', '10.0.1.0/24', '10.0.1.1', '10.0.1.254'])
    press('Next page')
    expect(rowsOf(/^Subnets/)[0]?.[1]).toBe('10.0.64.0/24')
    fill('Page', '4')
    expect(rowsOf(/^Subnets/).at(-1)?.[1]).toBe('10.0.255.0/24')
    fill('Split into', '2')
    expect(rowsOf(/^Subnets: 2 of \/17/).map(([, cidr]) => cidr)).toEqual(['10.0.0.0/17', '10.0.128.0/17'])
  })

  it('shows which addresses it contains, and why', () => {
    show({ defaultValue: { ip: '10.0.0.0/16', testAddresses: '10.0.3.4\n10.1.0.0\nx' } })
    expect(rowsOf(/^Inside: 1 of 3/)).toEqual([
      ['10.0.3.4', 'Yes', 'In 10.0.0.0/16'],
      ['10.1.0.0', 'No', 'Above 10.0.255.255'],
      ['x', 'Invalid', 'Not an address or a network'],
    ])
  })

  it('can be combined with others, and an error names its line', async () => {
    show({ defaultValue: { ip: '10.0.0.0/24', combine: '10.0.1.0/24' } })
    expect(screen.getByText('10.0.0.0/23', { selector: 'li' })).toBeTruthy()
    fill('Networks to combine', '10.0.1.0/24\n10.0.0.0/40')
    fireEvent.blur(screen.getByLabelText('Networks to combine'))
    expect(await screen.findByText('Line 2: The prefix can’t be longer than /32.')).toBeTruthy()
  })

  it('can be a range', () => {
    show({ defaultValue: { ip: '10.0.0.1-10.0.0.9' } })
    expect(screen.getByText('9 addresses, from 10.0.0.1 to 10.0.0.9.', { selector: 'p' })).toBeTruthy()
    const blocks = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(blocks).toEqual(['10.0.0.1/32', '10.0.0.2/31', '10.0.0.4/30', '10.0.0.8/31'])
  })
})

describe('the code for networks', () => {
  beforeEach(() => unload(lazyParts))

  it('isn’t loaded for a single address or an invalid one', async () => {
    const loaded = vi.spyOn(lazyParts, 'fetch')
    show()
    fill('IP address', '192.168.0.10')
    press('Look up')
    expect((await screen.findAllByText(/^A private address/)).length).toBeGreaterThan(0)
    fill('IP address', '10.0.0.300')
    press('Look up')
    expect(await screen.findByText(/^Invalid IP address/)).toBeTruthy()
    expect(loaded).not.toHaveBeenCalled()
  })

  it('is loaded when a network is typed, and answers what’s typed by then, once', async () => {
    const give = holdNetworks()
    const onResult = vi.fn()
    show({ onResult })
    fill('IP address', '10.0.0.0/')
    fill('IP address', '10.0.0.0/8')
    press('Calculate')
    fill('IP address', '10.0.0.0/16')
    expect(statusIn(document)).toBe('incomplete')
    expect(screen.queryByText('Example')).toBeNull()
    await act(async () => give())
    expect(await screen.findByText('10.0.0.0/16', { selector: 'p *' })).toBeTruthy()
    expect(statusIn(document)).toBe('current')
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1))
  })

  it('is loaded for an error that only it knows', async () => {
    show()
    fill('IP address', 'https://10.0.0.1')
    press('Look up')
    expect(await screen.findByText(/^This is a web address/)).toBeTruthy()
  })

  it.each(['10.0.0.0/8', 'x, 10.0.0.0/8'])('can be loaded again after a failure for %s', async (ip) => {
    vi.spyOn(lazyParts, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    show()
    fill('IP address', ip)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Part of this tool didn’t load.')
    expect(screen.getByLabelText('IP address')).toHaveProperty('value', ip)
    press('Try Again')
    await waitFor(() => expect(screen.queryByText('Part of this tool didn’t load.')).toBeNull())
    expect((await screen.findAllByText(/^10\.0\.0\.0\/8$|^Invalid IP address/)).length).toBeGreaterThan(0)
  })

  it('no longer matters if it failed and a single address is typed', async () => {
    vi.spyOn(lazyParts, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    show()
    fill('IP address', 'x y')
    press('Look up')
    await screen.findByText('Part of this tool didn’t load.')
    fill('IP address', '192.168.0.10')
    expect(screen.queryByText('Part of this tool didn’t load.')).toBeNull()
    press('Look up')
    expect((await screen.findAllByText(/^A private address/)).length).toBeGreaterThan(0)
  })
})

it('asks about an address that’s followed by a comma', async () => {
  const asked = services({ 'https://ip.example': () => Response.json(exampleContext.answer) })
  show()
  fill('IP address', '8.8.8.8,')
  press('Look up')
  await waitFor(() => expect(asked()).toEqual(['https://ip.example/8.8.8.8/json/']))
  await waitFor(() => expect(statusIn(document)).toBe('current'))
  expect(screen.getAllByText('Mountain View').length).toBeGreaterThan(0)
})

describe('the own addresses', () => {
  const [v4, v6] = ['https://api4.ipify.org', 'https://api6.ipify.org']
  const own = (ip: string) => () => Response.json({ ip })

  it('can be asked again if the code for them couldn’t be loaded', async () => {
    unload(lazyParts)
    vi.spyOn(lazyParts, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    services({ [v4]: own('192.0.2.7'), [v6]: own('2001:db8::7') })
    show()
    press('Show my IPv4 and IPv6')
    expect(await screen.findByText('Part of this tool didn’t load.')).toBeTruthy()
    press('Try Again')
    expect(await screen.findByText('192.0.2.7')).toBeTruthy()
    expect(screen.queryByText('Part of this tool didn’t load.')).toBeNull()
  })

  it('of both versions are shown after a press', async () => {
    const asked = services({ [v4]: own('192.0.2.7'), [v6]: own('2001:db8::7') })
    show()
    expect(asked()).toEqual([])
    press('Show my IPv4 and IPv6')
    expect(await screen.findByText('192.0.2.7')).toBeTruthy()
    expect(await screen.findByText('2001:db8::7')).toBeTruthy()
    expect(asked()).toEqual([`${v4}?format=json`, `${v6}?format=json`])
  })

  it('come from the page’s own services', async () => {
    services({ 'https://four.example': own('192.0.2.8'), 'https://six.example': own('2001:db8::8') })
    show({ host4: 'https://four.example', host6: 'https://six.example' })
    press('Show my IPv4 and IPv6')
    expect(await screen.findByText('192.0.2.8')).toBeTruthy()
    expect(await screen.findByText('2001:db8::8')).toBeTruthy()
  })

  it('may be of one version only', async () => {
    services({ [v4]: own('192.0.2.7') })
    show()
    press('Show my IPv4 and IPv6')
    expect(await screen.findByText('You have no IPv6 connection.')).toBeTruthy()
  })

  it('are unknown for one reason, which is shown once', async () => {
    services({})
    show()
    press('Show my IPv4 and IPv6')
    expect(await screen.findByText('No answer either.')).toBeTruthy()
    expect(screen.getAllByText(/^Couldn’t reach the lookup service/).length).toBe(1)
  })

  it('are unknown without a connection, or if the service is busy', async () => {
    services({ [v6]: () => new Response('', { status: 429 }) })
    show()
    press('Show my IPv4 and IPv6')
    expect(await screen.findByText(/^Couldn’t reach the lookup service/)).toBeTruthy()
    expect(await screen.findByText(/too many requests/)).toBeTruthy()
  })
})

// Expected values: https://wiki.openstreetmap.org/wiki/Browsing; Python's zoneinfo.
describe('a place', () => {
  it('has a link to a map, which loads nothing', async () => {
    services({ 'https://ip.example': () => Response.json(exampleContext.answer) })
    show({ auto: true })
    const link = await screen.findByRole('link', { name: 'Show on OpenStreetMap (approximate)' })
    expect(link.getAttribute('href')).toContain('https://www.openstreetmap.org/?mlat=37.42301&mlon=-122.083352')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('has a clock that ticks each minute', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 13, 5, 40), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    show({ answer: exampleContext.answer })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText(/Thu.* 5:05\sAM/)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(19_000))
    expect(screen.getByText(/Thu.* 5:06\sAM/)).toBeTruthy()
  })
})

it('copies only the address with the button next to it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show({ answer: exampleContext.answer, auto: true })
  await screen.findByText('Your IP address')
  press('Copy address')
  await waitFor(() => expect(copied).toHaveBeenCalledWith('8.8.8.8'))
})
