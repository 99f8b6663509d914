import { describe, expect, it } from 'vitest'
import { currencyIn, sharedIn } from '../../site/client/links/read-link'
import { shareFragment } from '../../site/client/links/write-link'

// Links with the values of a tool. extras.test.ts copies and opens them in the built site.

const initial = { pattern: '', text: '', rows: [], isOn: false }
const long = 'a '.repeat(2000)

describe('a link', () => {
  it('has what differs from an empty tool, and gives it back', () => {
    const value = { pattern: 'a&b=c#d%', text: 'line\nline', rows: [{ name: 'é' }], isOn: true }
    const link = shareFragment(initial, value)
    expect(link?.isWhole).toBe(true)
    expect(sharedIn(link?.fragment ?? '', initial)).toEqual(value)
    expect(shareFragment(initial, initial)).toEqual({ fragment: '#', isWhole: true })
  })

  it('has the currency of its amounts', () => {
    const link = shareFragment({ amount: '' }, { amount: '54' }, 'GBP')
    expect(link?.fragment).toBe('#amount=54&currency=GBP')
    expect(currencyIn('#amount=54&currency=GBP')).toBe('GBP')
    expect(currencyIn('#currency=GBP&amount=54')).toBe('GBP')
    for (const other of ['#amount=54', '#currency=', '#currency=pounds', '#currency=GBPX', '#currency=gbp'])
      expect(currencyIn(other)).toBeUndefined()
  })

  it('says that the text is missing if it’s too long for a link', () => {
    const link = shareFragment(initial, { ...initial, pattern: '\\w+', text: long })
    expect(link?.isWhole).toBe(false)
    expect(sharedIn(link?.fragment ?? '', initial)).toEqual({ pattern: '\\w+' })
  })

  it('doesn’t exist if another value is too long', () => {
    expect(shareFragment(initial, { ...initial, pattern: long })).toBeUndefined()
  })

  it('may come from anyone, so only fields of the tool with values of their kind are read', () => {
    expect(sharedIn('#other=1', initial)).toBeUndefined()
    expect(sharedIn('#rows=[1]&pattern=b&other=1&isOn=x', initial)).toEqual({ pattern: 'b', isOn: false })
    expect(sharedIn('#rows={', initial)).toBeUndefined()
  })
})
