import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Batch, maxRows, readBatch } from '../../../src/engine/qr-generator/batch'
import { fileNames } from '../../../src/engine/qr-generator/file-names'
import { eachRow } from '../../each-row'
import { sized } from '../../scale'
import tables from './engine.batch.oracle.json'

const textsIn = (csv: string) => readBatch(csv, 'M').rows.map(({ text }) => text)
const errorsIn = ({ rows }: Batch) =>
  rows.flatMap(({ line, issue }) => (issue ? [`${line} ${issue.field}: ${issue.code}`] : []))

// Expected values: engine.batch.oracle.py, written and read back by Python's csv module.
describe('a table', () => {
  eachRow(tables)('written by Python is read the same: $csv', ({ csv, rows }) => {
    const read = readBatch(csv, 'L').rows
    expect(read.map(({ text, name, caption }) => [text, name, caption])).toEqual(rows)
  })

  it('without a header has contents, names and captions', () => {
    const batch = readBatch('https://a.example,one,First\nhttps://b.example', 'M')
    expect(batch).toMatchObject({
      kind: 'text',
      rows: [
        { line: 1, text: 'https://a.example', name: 'one', caption: 'First' },
        { line: 2, text: 'https://b.example', name: 'b.example', caption: '' },
      ],
    })
  })

  eachRow<[string, string, string[]]>([
    ['ssid,password\nHome,a;b', 'wifi', ['WIFI:T:WPA;S:Home;P:a\\;b;;']],
    ['Network name;Key;Encryption;Hidden\nHome;x;WPA2;yes', 'wifi', ['WIFI:T:WPA;S:Home;P:x;H:true;;']],
    [
      'ssid,password,security\nOld,12345,WEP\nOpen,,none\nFree,,',
      'wifi',
      ['WIFI:T:WEP;S:Old;P:12345;;', 'WIFI:T:nopass;S:Open;;', 'WIFI:T:nopass;S:Free;;'],
    ],
    ['Phone\n+1 (555) 010-0199', 'phone', ['tel:+15550100199']],
    ['phone,message\n+1 555 0100,Hi', 'sms', ['SMSTO:+15550100:Hi']],
    ['email,subject\nann@example.com,Tea & cake', 'email', ['mailto:ann@example.com?subject=Tea%20%26%20cake']],
    ['lat,lng\n41.0082,-28.9784', 'location', ['geo:41.0082,-28.9784']],
    ['url,file\nexample.com,a', 'url', ['https://example.com']],
    [
      'title,start\nFair,2026-02-28',
      'event',
      ['BEGIN:VEVENT\r\nSUMMARY:Fair\r\nDTSTART;VALUE=DATE:20260228\r\nEND:VEVENT'],
    ],
    [
      'First name,Company\nAnn,Acme',
      'contact',
      ['BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Ann;;;\r\nFN:Ann\r\nORG:Acme\r\nEND:VCARD'],
    ],
    ['content,ssid\nhello,Home', 'text', ['hello']],
  ])('%j has codes of the kind %s', (csv, kind, texts) => {
    expect(readBatch(csv, 'M').kind).toBe(kind)
    expect(textsIn(csv)).toEqual(texts)
  })

  it('reports errors with the row of the spreadsheet', () => {
    const csv = `ssid,password,caption\nHome,x,\n,y,\n\nLab,z,${'c'.repeat(61)}\nCafé,w,`
    expect(errorsIn(readBatch(csv, 'M'))).toEqual(['3 name: missing', '5 caption: long-caption'])
    expect(errorsIn(readBatch(`content,name\n,one\n${'x'.repeat(1274)},two\nok,three`, 'H'))).toEqual([
      '2 text: missing',
      '3 text: too-long',
    ])
  })

  it('never has a Wi-Fi password in a file name', () => {
    expect(readBatch('ssid,password\nHome,secret', 'M').rows[0]?.name).toBe('qr-1')
    expect(readBatch('ssid,password,name\nHome,secret,lobby', 'M').rows[0]?.name).toBe('lobby')
  })

  it(`has at most ${maxRows} rows`, () => {
    const batch = readBatch(`content\n${Array.from({ length: 1203 }, (_, at) => `row ${at}`).join('\n')}`, 'M')
    expect([batch.rows.length, batch.left]).toEqual([1000, 203])
  })

  it('gives a result for any text', sized, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (csv) => {
        for (const row of readBatch(csv, 'M').rows) expect(row.issue !== undefined || row.text.trim() !== '').toBe(true)
      }),
      { seed: 20261126 },
    )
  })
})

// Expected values: Microsoft's 'Naming files, paths, and namespaces'.
describe('file names', () => {
  eachRow([
    ['Table 4', 'Table 4'],
    ['https://example.com/a?b=c', 'example.com-a-b=c'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a\\b/c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
    ['con', '_con'],
    ['LPT1.txt', '_LPT1.txt'],
    ['trailing. ', 'trailing'],
    ['.hidden', 'hidden'],
    ['e\u0301', 'é'],
    ['', 'qr-1'],
    ['\u0000\n', 'qr-1'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%j becomes %j', (name, safe) => {
    expect(fileNames([name])).toEqual([safe])
  })

  it('are different, even where case doesn’t matter', () => {
    expect(fileNames(['a', 'A', 'a', 'a (2)'])).toEqual(['a', 'A (2)', 'a (3)', 'a (2) (2)'])
  })

  it('are safe and different for any names', sized, () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }), (names) => {
        const safe = fileNames(names)
        expect(new Set(safe.map((name) => name.toLowerCase())).size).toBe(names.length)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: names mustn't have any
        for (const name of safe) expect(name).not.toMatch(/[<>:"/\\|?*\u0000-\u001f]|^[. ]|[. ]$|^$/)
      }),
      { seed: 20261126, numRuns: 300 },
    )
  })
})
