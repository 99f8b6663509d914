import { describe, expect, it } from 'vitest'
import { evaluate, example, type Input } from '../../../src/engine/invoice-generator/invoice-generator'
import { nothingRemembered, readRemembered, remember, withItem } from '../../../src/engine/invoice-generator/remembered'
import { eachRow } from '../../each-row'

const harbor = {
  toName: 'Harbor Books',
  toAddress: '88 Pier Road\nPortland, ME 04101',
  toEmail: 'ap@harbor.example',
  toPhone: '+1 207 555 0118',
  toCountry: '',
  toVatId: '',
}
function used(before: typeof nothingRemembered, input: Partial<Input>, locale = 'en-US') {
  const invoice = { ...example, ...input }
  const result = evaluate(invoice, { locale })
  return remember(before, invoice, result.ok ? result.value.items : [])
}

describe('remembered clients and items', () => {
  it('are those of an invoice, with plain prices', () => {
    const items = [{ description: ' Design ', quantity: '2', rate: '1.065,50', tax: '19' }]
    expect(used(nothingRemembered, { items }, 'de-DE')).toEqual({
      clients: [harbor],
      items: [{ description: 'Design', rate: '1065.5', tax: '19' }],
    })
  })

  it('come once, the newest first and as last used', () => {
    const first = used(nothingRemembered, {})
    const second = used(first, {
      toName: 'Café du Port',
      items: [{ description: 'POSTERS', quantity: '1', rate: '4', tax: '' }],
    })
    expect(second.items.map(({ description, rate }) => `${description} ${rate}`)).toEqual([
      ...['POSTERS 4', 'Window display design 65', 'Delivery 18'],
    ])
    expect(used(second, {}).clients.map(({ toName }) => toName)).toEqual(['Harbor Books', 'Café du Port'])
  })

  it('have a name or a description, and there are at most 100 of each', () => {
    expect(used(nothingRemembered, { toName: ' ', items: [] })).toEqual(nothingRemembered)
    let all = nothingRemembered
    for (let number = 0; number < 120; number++) all = used(all, { toName: `Client ${number}` })
    expect(all.clients).toHaveLength(100)
    expect(all.clients[0]?.toName).toBe('Client 119')
  })

  it('can be read as they were stored', () => {
    const kept = used(nothingRemembered, {})
    expect(readRemembered(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  eachRow([[null], [undefined], [5], ['x'], [[]], [{}], [{ clients: [] }], [{ clients: 1, items: {} }]])(
    'aren’t %j',
    (stored) => {
      expect(readRemembered(stored)).toBeUndefined()
    },
  )

  it('leave out what isn’t in their form', () => {
    const stored = {
      clients: [null, 5, { toName: 7 }, { toName: 'A', toEmail: {}, other: 'x' }],
      items: ['x', { rate: '1' }],
    }
    expect(readRemembered(stored)).toEqual({
      clients: [{ toName: 'A', toAddress: '', toEmail: '', toPhone: '', toCountry: '', toVatId: '' }],
      items: [],
    })
  })
})

describe('a remembered item', () => {
  const item = { description: 'Design', rate: '1065.5', tax: '19' }
  const row = { description: 'Posters', quantity: '1', rate: '3', tax: '' }

  it('replaces an empty last row, and is in the locale', () => {
    const rows = [row, { description: '', quantity: '1', rate: '0', tax: '' }]
    expect(withItem(rows, item, 'de-DE')).toEqual([row, { ...item, quantity: '1', rate: '1065,5' }])
  })

  it('comes after a filled row', () => {
    expect(withItem([row], item, 'en-US')).toEqual([row, { ...item, quantity: '1' }])
    expect(withItem([], item, 'en-US')).toHaveLength(1)
  })
})
