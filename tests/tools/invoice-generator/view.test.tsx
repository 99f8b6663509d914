import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { example, type Input, initial } from '../../../src/engine/invoice-generator/invoice-generator'
import { InvoiceGenerator, type InvoiceGeneratorProps } from '../../../src/widgets/invoice-generator/invoice-generator'
import { statusIn } from '../../controls'
import { stubClipboard } from '../../mount'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
// Wide enough for the form and the preview side by side.
onDesktop()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders the tool and waits for the preview. */
async function show(defaultValue: Partial<Input> = example, props: InvoiceGeneratorProps = {}) {
  const view = render(<InvoiceGenerator defaultValue={defaultValue} {...props} />)
  await screen.findByRole('button', { name: 'Save' })
  return view
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    description: `Item ${index + 1}`,
    quantity: '1',
    rate: '10',
    tax: '',
  }))
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
/** Types and leaves the field. */
const enter = (name: string, value: string) => {
  type(name, value)
  fireEvent.blur(field(name))
}
const list = () => screen.getByRole('list', { name: 'Items' })
const preview = () => screen.getByRole('img', { name: 'Invoice preview' })
const total = () => screen.getByText('Total').nextElementSibling?.textContent

it('counts payment terms from today, even before anything is filled in', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 22, 12).getTime())
  render(<InvoiceGenerator />)
  expect(await screen.findByText('Today, Nov 22, 2026')).toBeTruthy()
  await screen.findByRole('button', { name: 'Save' })
  for (const _ of [1, 2]) {
    press('30 days')
    expect(screen.getByText('Tue, Dec 22, 2026')).toBeTruthy()
  }
})

it('shows either the form or the preview if there’s no room for both', async () => {
  await page.viewport(390, 844)
  render(<InvoiceGenerator defaultValue={example} />)
  const isVisible = () => [field('Notes'), preview()].map((element) => element.checkVisibility())
  expect(field('Notes').checkVisibility()).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  press('Preview')
  expect(isVisible()).toEqual([false, true])
  expect(screen.getByRole('button', { name: 'Preview', pressed: true })).toBeTruthy()
  press('Edit')
  expect(field('Notes').checkVisibility()).toBe(true)
})

describe('the rows', () => {
  it('add a row with Enter in the last one', async () => {
    await show()
    await userEvent.click(field('Rate 2'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field('Rate 3'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field('Description 4'))
    await userEvent.keyboard('Paint{Tab}{Tab}5')
    expect(field('Rate 4').value).toBe('5')
    expect(within(list()).getAllByRole('listitem')).toHaveLength(4)
  })

  it('move the focus when one is removed, and keep at least one', async () => {
    await show()
    press('Remove item 2')
    expect(document.activeElement).toBe(field('Description 2'))
    expect(field('Description 2').value).toBe('Delivery')
    press('Remove item 2')
    expect(document.activeElement).toBe(field('Description'))
    expect(screen.queryByRole('button', { name: /^Remove item/ })).toBeNull()
  })

  it('are all rendered, in batches if there are hundreds', async () => {
    const counts: number[] = []
    const watch = new MutationObserver(() => counts.push(document.querySelectorAll('ol > li').length))
    watch.observe(document.body, { childList: true, subtree: true })
    await show({ ...example, items: rowsOf(320) })
    await until(() => expect(list().children).toHaveLength(320))
    watch.disconnect()
    expect(counts[0]).toBeLessThan(100)
    expect(new Set(counts).size).toBeGreaterThan(5)
  })

  it('don’t change when another row is edited', async () => {
    await show({ ...example, items: rowsOf(60) })
    await until(() => expect(list().children).toHaveLength(60))
    const touched = new Set<Node | null>()
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) touched.add((target.parentElement ?? (target as Element)).closest('li'))
    })
    watch.observe(list(), { childList: true, characterData: true, attributes: true, subtree: true })
    type('Rate 40', '12.5')
    expect(list().children[39]?.textContent).toContain('$12.50')
    await act(async () => {})
    watch.disconnect()
    expect([...touched]).toEqual([list().children[39]])
  })
})

describe('a number in a row', () => {
  it('has an amount that’s split only next to the currency', async () => {
    const items = [{ description: 'Rent', quantity: '1', rate: '12500000', tax: '' }]
    const { container } = await show({ ...initial, items }, { currency: 'IDR' })
    const figure = [...container.querySelectorAll('li span')].find(({ textContent }) => /^IDR/.test(textContent))
    expect(figure?.textContent).toMatch(/^IDR 12,500,000/)
  })

  it('is grouped when its field is left, and fits in a narrow field', async () => {
    render(<InvoiceGenerator defaultValue={example} style={{ width: 340 }} />)
    for (const name of ['Qty', 'Rate', 'Rate 2']) {
      await userEvent.fill(field(name), '250000')
      expect(field(name).value).toBe('250000')
      await userEvent.tab()
      expect(field(name).value).toBe('250,000')
      expect(field(name).scrollWidth).toBe(field(name).clientWidth)
    }
  })

  it('typed as a calculation shows its result', async () => {
    await show()
    type('Rate 2', '84000*0.2')
    expect(field('Rate 2')).toHaveAccessibleDescription('$16,800.00')
    type('Qty 2', '10+2')
    expect(field('Qty 2')).toHaveAccessibleDescription('12')
    expect(list().children[1]?.textContent).toContain('$201,600.00')
  })
})

describe('an error', () => {
  it.each([
    ['Date', 'soon', 'Enter a date, such as Nov 20, 2026. Until then, it’s left off the invoice.'],
    ['Due date', 'soon', 'Enter a date, such as Dec 20, 2026. Until then, it’s left off the invoice.'],
    ['Qty', 'twelve', 'Item 1, Qty: Enter a number, such as 12. Until then, it counts as 0.'],
    ['Discount', '200', 'Enter 100 or less. Until then, it counts as 0.'],
  ])('in %s has the full width of the row', async (name, text, sentence) => {
    await show()
    enter(name, text)
    expect(field(name)).toHaveAccessibleDescription(sentence)
    const line = screen.getByText(sentence).parentElement
    const row =
      { Qty: list(), Discount: field('Discount').closest('span')?.parentElement?.parentElement }[name] ??
      field('Notes').parentElement
    expect(line?.getBoundingClientRect().width).toBe(row?.getBoundingClientRect().width)
  })

  it('in the due date is below the date that was read', async () => {
    await show()
    enter('Due date', 'soon')
    enter('Due date', 'Nov 19, 2026')
    const box = (text: string | RegExp) => screen.getByText(text).getBoundingClientRect()
    const [day, sentence] = [box('Thu, Nov 19, 2026'), box(/^This is before the invoice date/)]
    const column = field('Due date').parentElement?.getBoundingClientRect()
    expect(day.left).toBeGreaterThan(column?.left ?? day.right)
    expect(day.right).toBeCloseTo(column?.right ?? 0)
    expect(day.bottom).toBeLessThanOrEqual(sentence.top)
  })
})

describe('an invalid number', () => {
  it('counts as 0, with an error when its field is left', async () => {
    await show()
    type('Qty', 'twelve')
    expect(field('Qty')).not.toBeInvalid()
    fireEvent.blur(field('Qty'))
    expect(field('Qty')).toHaveAccessibleDescription(/Qty: Enter a number, such as .* Until then, it counts as 0\.$/)
    enter('Tax', '2000')
    expect(field('Tax')).toHaveAccessibleDescription('Enter 1,000 or less. Until then, it counts as 0.')
    expect(total()).toBe('$131.10')
    expect(preview()).not.toHaveTextContent('Tax')
  })

  it('has an error if its field is left empty', async () => {
    await show()
    await userEvent.clear(field('Rate 2'))
    expect(field('Rate 2')).not.toBeInvalid()
    await userEvent.tab()
    expect(field('Rate 2')).toHaveAccessibleDescription(
      'Item 2, Rate: Enter a number, such as 3. Until then, it counts as 0.',
    )
    type('Rate 2', '3')
    expect(field('Rate 2')).not.toBeInvalid()
  })

  it('that’s too large dims the last valid preview, which can’t be printed or saved', async () => {
    await show()
    const buttons = () => ['Download/Print', 'Copy', 'Save'].map((name) => button(name).disabled)
    expect(buttons()).toEqual([false, false, false])
    type('Qty', '999999999')
    const before = total()
    type('Rate', '999999999999')
    expect(screen.getByText('Amounts can’t exceed 10,000,000,000,000. Enter a smaller quantity or rate.')).toBeTruthy()
    expect([statusIn(document), total()]).toEqual(['outdated', before])
    expect(buttons()).toEqual([true, true, true])
    type('Rate', '65')
    expect(statusIn(document)).toBe('current')
    expect(buttons()).toEqual([false, false, false])
  })

  it('isn’t reported in an empty invoice, which shows an example that can’t be printed', async () => {
    await show({})
    expect(statusIn(document)).toBe('example')
    expect(button('Download/Print').disabled).toBe(true)
    expect(button('Open').disabled).toBe(false)
  })
})

describe('the dates', () => {
  it('default to today, which payment terms count from', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 1, 20, 12) })
    await show({ fromName: 'Ann' })
    expect(field('Date')).toHaveAccessibleDescription('Today, Feb 20, 2026')
    press('14 days')
    expect(field('Due date').value).toBe('Mar 6, 2026')
    expect(screen.getByRole('button', { name: '14 days', pressed: true })).toBeTruthy()
    expect(preview().textContent).toContain('DateFeb 20, 2026DueMar 6, 2026')
    enter('Due date', '2026-02-19')
    expect(field('Due date')).toHaveAccessibleDescription(/before the invoice date/)
  })
})

describe('the first edit', () => {
  it.each([
    ['Invoice number', '2026-041', 'Number2026-041'],
    ['Tax', '20', 'Total due$0.00'],
    ['Description', 'Paint', 'Total due$0.00'],
  ])('replaces the example: %s', async (name, text, printed) => {
    await show({})
    expect(preview()).toHaveTextContent('Harbor Books')
    type(name, text)
    expect(statusIn(document)).toBe('current')
    expect(preview()).not.toHaveTextContent('Harbor Books')
    expect(preview()).toHaveTextContent(printed)
    expect(button('Download/Print').disabled).toBe(false)
  })

  it('still counts after the field has its initial value again', async () => {
    await show({})
    type('Invoice number', 'INV-00')
    type('Invoice number', 'INV-001')
    expect(statusIn(document)).toBe('current')
  })

  it('still counts after a row is removed', async () => {
    await show({})
    type('Invoice number', '2026-041')
    press('Add item')
    press('Remove item 2')
    expect([statusIn(document), field('Invoice number').value]).toEqual(['current', '2026-041'])
  })

  it('is reported once', async () => {
    const onResult = vi.fn()
    await show({}, { onResult })
    type('Invoice number', '2026-041')
    expect(onResult).toHaveBeenCalledTimes(1)
  })
})

describe('the preview', () => {
  it('shows the invoice without empty rows', async () => {
    await show({
      ...example,
      items: [...example.items, { description: ' ', quantity: '1', rate: '0', tax: '' }],
      notes: 'Thanks',
    })
    const text = preview().textContent
    expect(text).toMatch(/^Field & Fern Studio12 Mill Lane.*InvoiceNumberINV-001.*Bill toHarbor Books88 Pier Road/s)
    expect(text).toMatch(
      /Delivery1\$18\.00\$18\.00Subtotal\$918\.00Tax \(8%\)\$73\.44Discount \(5%\)−\$45\.90Total due\$945\.54/,
    )
    expect(text).toMatch(/NotesThanks$/)
    expect(within(preview()).getAllByRole('row', { hidden: true })).toHaveLength(4)
  })

  it('is truncated if the invoice is long', async () => {
    await show({ ...example, items: rowsOf(40), notes: 'word '.repeat(200_000) })
    expect(preview().textContent).toContain('and 28 more items')
    expect(preview().textContent?.length).toBeLessThan(2500)
  })

  it('has long amounts and their labels on one line', async () => {
    const { container } = await show({
      ...example,
      items: [{ description: 'Work on the shop floor '.repeat(8), quantity: '12345.5', rate: '99999.99', tax: '' }],
    })
    const lines = (selector: string) =>
      [...container.querySelectorAll(`[aria-label="Invoice preview"] ${selector}`)].map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    expect(lines('table + dl > *')).toEqual(Array(8).fill(1))
    expect(lines('td:not(:first-child)')).toEqual([1, 1, 1])
  })
})

describe('a file', () => {
  /** The file that Save creates. */
  async function saved(): Promise<File> {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    press('Save')
    await until(() => expect(names).toHaveLength(1))
    return new File(blobs, names[0] ?? '')
  }
  function drop(file: File): void {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    fireEvent(field('Invoice number'), new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }
  async function pick(button: string, file: File): Promise<void> {
    press(button)
    const input = await until(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]')
      expect(found).not.toBeNull()
      return found as HTMLInputElement
    })
    const { items, files } = new DataTransfer()
    items.add(file)
    input.files = files
    fireEvent.change(input)
  }
  async function picture(): Promise<File> {
    const canvas = new OffscreenCanvas(300, 100)
    canvas.getContext('2d')?.fillRect(0, 0, 150, 100)
    return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
  }
  const canvas = () => preview().querySelector('canvas')

  it('restores the invoice when it’s opened, and can be undone', async () => {
    const onValueChange = vi.fn<NonNullable<InvoiceGeneratorProps['onValueChange']>>()
    await show({ ...example, invoiceNumber: 'No. 7/2026', notes: 'Thanks' })
    const file = await saved()
    expect(file.name).toBe('No. 7-2026.json')
    cleanup()
    await show({ fromName: 'Another' }, { onValueChange })
    drop(file)
    await screen.findByText('Opened No. 7-2026.json.')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ ...example, invoiceNumber: 'No. 7/2026', notes: 'Thanks' })
    press('Undo')
    expect(field('Invoice number').value).toBe('INV-001')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ ...initial, fromName: 'Another' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
  })

  it('can’t be undone after an edit', async () => {
    await show()
    const file = await saved()
    type('Notes', 'Before')
    drop(file)
    await screen.findByRole('button', { name: 'Undo' })
    type('Notes', 'After')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('can be opened with the button before anything is typed', async () => {
    await show()
    const file = await saved()
    cleanup()
    render(<InvoiceGenerator />)
    await pick('Open', file)
    await screen.findByText(/^Opened /)
    expect([statusIn(document), total()]).toEqual(['current', '$945.54'])
    expect(document.querySelector('input[type=file]')).toBeNull()
    press('Undo')
    expect(field('Qty').value).toBe(initial.items[0]?.quantity)
    expect(total()).toBe('$0.00')
  })

  it.each([
    ['an invalid image', new File(['nothing'], 'x.png', { type: 'image/png' }), /Can’t open this image/],
    ['a text file', new File(['Dear Ann'], 'x.txt'), /This file isn’t an invoice\. Choose a \.json file/],
    ['a binary file', new File([new Uint8Array([0xff, 0x00, 0xfe])], 'x.bin'), /This file isn’t an invoice/],
    ['other JSON', new File(['{"a":1}'], 'x.json'), /This file isn’t an invoice/],
    ['larger than 6 MB', new File(['x'.repeat(7e6)], 'x.json'), /too large/],
  ])('that’s %s shows an error and changes nothing', async (_, file, sentence) => {
    await show()
    drop(file)
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(total()).toBe('$945.54')
  })

  it('keeps the logo', async () => {
    await show()
    await pick('Add logo', await picture())
    await screen.findByRole('button', { name: 'Remove logo' })
    expect([canvas()?.width, canvas()?.height]).toEqual([300, 100])
    const file = await saved()
    press('Remove logo')
    expect(canvas()).toBeNull()
    drop(file)
    await until(() => expect(canvas()).not.toBeNull())
    // It's painted once it's decoded.
    await until(() => {
      const pixels = canvas()?.getContext('2d')?.getImageData(0, 0, 300, 1).data
      expect([pixels?.[3], pixels?.[4 * 299 + 3]]).toEqual([255, 0])
    })
  })
})

it('copies the invoice as text for an email', async () => {
  const write = stubClipboard()
  const unused = { fromAddress: '', fromPhone: '', toEmail: '', toPhone: '' }
  await show({ ...example, ...unused, toAddress: '3 Quay Street\nFalmouth', notes: ' Thanks \n' })
  press('Copy')
  await screen.findByRole('button', { name: 'Copied!' })
  expect(write.mock.lastCall?.[0]).toBe(
    [
      ...['Invoice: INV-001', 'Date: Nov 20, 2026', 'Due date: Dec 20, 2026'],
      ...[
        '',
        'From:',
        'Field & Fern Studio',
        'hello@fern.example',
        '',
        'Bill to:',
        'Harbor Books',
        '3 Quay Street',
        'Falmouth',
        '',
      ],
      ...['Window display design: 12 × $65.00 = $780.00', 'Posters: 40 × $3.00 = $120.00'],
      ...['Delivery: 1 × $18.00 = $18.00', ''],
      ...['Subtotal: $918.00', 'Tax (8%): $73.44', 'Discount (5%): −$45.90', 'Total due: $945.54', '', 'Thanks'],
    ].join('\n'),
  )
})

it('lists below its heading what an e-invoice still needs', async () => {
  await show()
  press('E-invoice')
  const alert = await screen.findByRole('alert')
  const heading = within(alert).getByText('The e-invoice isn’t complete yet:')
  const [first] = within(alert).getAllByRole('listitem')
  expect(first?.textContent).toBe('Enter both countries, such as DE and FR.')
  expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom)
})
