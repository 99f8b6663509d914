import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../../src/engine/qr-generator/content'
import { payload } from '../../../src/engine/qr-generator/payload'
import { eachRow } from '../../each-row'
import { sized } from '../../scale'
import cases from './engine.content.oracle.json'

// Expected values: engine.content.oracle.py, by ZXing's 'Barcode contents' and the RFCs.
describe('the content of a code', () => {
  eachRow(cases)('is recognized: $text', ({ kind, text, fields }) => {
    const content = readContent(text)
    expect(content.kind).toBe(kind)
    expect(content.fields).toEqual(fields)
  })

  eachRow([
    ['WIFI:S:Home;T:WPA2;P:x;;', 'WIFI:T:WPA;S:Home;P:x;;'],
    ['sms:+15550100?body=Hi%20you', 'SMSTO:+15550100:Hi you'],
    ['MATMSG:TO:ann@example.com;SUB:Hi;BODY:x;;', 'mailto:ann@example.com?subject=Hi&body=x'],
    // What the form has no field for isn't dropped.
    ['WIFI:S:Home;T:WPA2-EAP;E:PEAP;I:ann;P:x;;', 'WIFI:S:Home;T:WPA2-EAP;E:PEAP;I:ann;P:x;;'],
    ['BEGIN:VCARD\nN:Lee;Ann\nTEL:1\nTEL:2\nEND:VCARD', 'BEGIN:VCARD\nN:Lee;Ann\nTEL:1\nTEL:2\nEND:VCARD'],
    ['geo:1,2?q=1,2(Home)', 'geo:1,2?q=1,2(Home)'],
    ['hello', 'hello'],
  ])('%j is edited as %j', (text, editable) => {
    expect(readContent(text).editable).toBe(editable)
  })

  eachRow([
    ['https://example.com/a?b', 'example.com', 'https://example.com/a?b'],
    ['HTTP://EXAMPLE.COM:8080', 'example.com:8080', 'http://example.com:8080/'],
    // The part before @ is a user's name.
    ['https://bank.example@evil.example/login', 'evil.example', 'https://bank.example@evil.example/login'],
    // Letters that look like others are visible.
    ['https://аpple.com', 'xn--pple-43d.com', 'https://xn--pple-43d.com/'],
  ])('%j is a link to %s', (text, host, href) => {
    expect(readContent(text)).toMatchObject({ kind: 'url', host, href })
  })

  eachRow([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    'https://a b',
    'ftp://a.example',
  ])('%j can’t be opened', (text) => {
    expect(readContent(text)).not.toHaveProperty('href')
    expect(readContent(text).kind).toBe('text')
  })

  it('is read from any text, and what’s edited holds the same', sized, () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .constantFrom('WIFI:', 'MECARD:', 'MATMSG:', 'sms:', 'mailto:', 'geo:', 'BEGIN:VCARD\n', 'BEGIN:VEVENT\n')
        .chain((start) =>
          fc.string({ unit: fc.constantFrom(...'STPHN:;,\\\n=&?%41é'), maxLength: 60 }).map((rest) => start + rest),
        ),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { kind, fields, editable } = readContent(text)
        if (editable === text) return
        expect(kind).not.toBe('text')
        if (kind !== 'text') expect(payload(kind, fields)).toEqual({ ok: true, value: editable })
      }),
      { seed: 20261126, numRuns: 500 },
    )
  })
})
