import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleContext } from '../../../src/engine/ip-lookup/ip-lookup'
import { IpLookup, type IpLookupProps } from '../../../src/widgets/ip-lookup/ip-lookup'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const host = 'https://ip.example'
const json = (body: unknown) => () => Response.json(body)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (ip: string) => fireEvent.change(screen.getByLabelText('IP address'), { target: { value: ip } })
const show = (props: IpLookupProps = {}) => render(<IpLookup host={host} {...props} />)

/** Mocks these responses in order. Returns a function for the requested paths. */
function answers(...responses: (() => Response | Promise<Response>)[]) {
  const fetched = vi.spyOn(globalThis, 'fetch')
  for (const response of responses) fetched.mockImplementationOnce(async () => response())
  return () => fetched.mock.calls.map(([address]) => String(address).replace(host, ''))
}

describe('a request is sent', () => {
  it('only when a button is pressed', async () => {
    const asked = answers(json(exampleContext.answer))
    show()
    expect(screen.getByText(/Nothing is sent until you press a button/)).toBeTruthy()
    expect(statusIn(document)).toBe('example')
    expect(screen.getByText('Example')).toBeTruthy()
    type('8.8.4.4')
    type('')
    expect(asked()).toEqual([])
    press('Show my IP address')
    expect(screen.getByText('Detecting your IP address...')).toBeTruthy()
    expect(await screen.findByText('Your IP address')).toBeTruthy()
    expect(statusIn(document)).toBe('current')
    expect(screen.queryByText(/Nothing is sent/)).toBeNull()
    expect(asked()).toEqual(['/json/'])
  })

  it.each([true, ''])('immediately with auto=%j', async (auto) => {
    const asked = answers(json(exampleContext.answer))
    show({ auto })
    expect(screen.queryByText(/Nothing is sent/)).toBeNull()
    expect(await screen.findByText('Your IP address')).toBeTruthy()
    expect(asked()).toEqual(['/json/'])
  })

  it('for the typed address in its canonical form, with the button dimmed meanwhile', async () => {
    let give: (response: Response) => void = () => {}
    const asked = answers(() => new Promise((resolve) => (give = resolve)))
    show()
    press('Look up')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'IP address' }))
    type(' 2001:4860:4860:0::8888 ')
    press('Look up')
    await waitFor(() => expect(asked()).toEqual(['/2001%3A4860%3A4860%3A%3A8888/json/']))
    press('Looking up...')
    expect(asked()).toHaveLength(1)
    give(Response.json({ ip: '2001:4860:4860::8888', city: 'Bergen' }))
    expect((await screen.findAllByText('Bergen')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Unknown').length).toBeGreaterThan(5)
    expect(screen.getByRole('button', { name: 'Look up' }).matches('[aria-disabled=true]')).toBe(false)
  })

  it.each([
    ['192.168.0.10', /^A private address/],
    ['127.0.0.1', /^A loopback address/],
    ['203.0.113.7', /^An address for examples/],
    ['240.1.2.3', /^A reserved address/],
    ['fe80::1', /^A link-local address/],
    ['1.2.3', /^Invalid IP address\. Enter four numbers separated by dots/],
    ['example.com', /^This is a host name/],
  ])('not for %s, which is explained', async (ip, words) => {
    const asked = answers()
    show()
    type(ip)
    press('Look up')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(asked()).toEqual([])
  })

  it('again while another is pending, and the latest one counts', async () => {
    let respondLate: (response: Response) => void = () => {}
    answers(() => new Promise((resolve) => (respondLate = resolve)), json({ ip: '1.1.1.1', city: 'New' }))
    show()
    type('8.8.8.8')
    press('Look up')
    await screen.findByRole('button', { name: 'Looking up...' })
    type('1.1.1.1')
    fireEvent.keyDown(screen.getByLabelText('IP address'), { key: 'Enter' })
    expect((await screen.findAllByText('New')).length).toBeGreaterThan(0)
    respondLate(Response.json({ ip: '8.8.8.8', city: 'Old' }))
    await waitFor(() => expect(screen.queryByText('Old')).toBeNull())
  })
})

// Expected values: docs/rules.md. Each failure has its own explanation.
describe('after a lookup', () => {
  it('nothing of it stays beside another address, and only a press sends another request', async () => {
    const asked = answers(json(exampleContext.answer), () => new Promise(() => {}))
    show()
    press('Show my IP address')
    await screen.findByText('Your IP address')
    type('8.8.4.4')
    expect(statusIn(document)).toBe('incomplete')
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
    expect(asked()).toEqual(['/json/'])
    press('Look up')
    expect(await screen.findByText('Looking up...', { selector: 'p' })).toBeTruthy()
    expect(statusIn(document)).toBe('incomplete')
    expect(asked()).toEqual(['/json/', '/8.8.4.4/json/'])
  })

  it('the note that nothing is sent doesn’t appear if it was automatic', async () => {
    answers(json(exampleContext.answer))
    show({ auto: true })
    await screen.findByText('Your IP address')
    type('999.1.1.1')
    press('Look up')
    expect(await screen.findByText(/numbers from 0 to 255/)).toBeTruthy()
    expect(screen.queryByText(/Nothing is sent/)).toBeNull()
  })
})

describe('a failed lookup explains why', () => {
  it.each<[string, () => Response | Promise<Response>, string | RegExp, RegExp]>([
    ['429', () => new Response('', { status: 429 }), 'Failed to fetch IP data', /too many requests/],
    ['500', () => new Response('', { status: 500 }), 'Failed to fetch IP data', /error 500/],
    ['HTML', () => new Response('<!doctype html>'), 'Failed to fetch IP data', /a web page instead of data/],
    ['half a body', () => new Response('{"ip":"8.8.'), 'Failed to fetch IP data', /Only part/],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Failed to fetch IP data',
      /Couldn’t reach/,
    ],
    ['another answer', json({ ip: '9.9.9.9' }), 'Failed to fetch IP data', /wasn’t about this address/],
    [
      'a reason',
      json({ error: true, reason: 'Quota exceeded' }),
      'Quota exceeded',
      /message is from the lookup service/,
    ],
    ['no reason', json({ error: true }), 'Invalid IP address', /gave no reason/],
  ])('%s', async (_, response, message, why) => {
    const asked = answers(response, json(exampleContext.answer))
    show({ defaultValue: { ip: '9.9.9.10' } })
    press('Look up')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(message)
    expect(alert.textContent).toMatch(why)
    // Facts about the address itself are shown anyway.
    expect(screen.getByText('151587082')).toBeTruthy()
    press('Try Again')
    expect(await screen.findByText('Your IP address')).toBeTruthy()
    expect(asked()).toEqual(['/9.9.9.10/json/', '/json/'])
  })
})

it('shows the continent by name, and the address in hexadecimal', async () => {
  answers(json(exampleContext.answer))
  show({ auto: true })
  await screen.findByText('Your IP address')
  expect(screen.getByText('North America')).toBeTruthy()
  expect(screen.getByText('0x08080808')).toBeTruthy()
})

it.each(['USD', 'EUR'])('shows the local currency, even if the page’s currency is %s', async (currency) => {
  answers(json(exampleContext.answer))
  show({ auto: true, currency })
  await screen.findByText('Your IP address')
  expect(screen.getByText('Currency')).toBeTruthy()
  expect(screen.queryByText(currency)).toBeNull()
})
