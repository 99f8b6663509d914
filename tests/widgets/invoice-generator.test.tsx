import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { example, type Input, initial } from '../../src/engine/invoice-generator'
import { InvoiceGenerator, type InvoiceGeneratorProps } from '../../src/widgets/invoice-generator/invoice-generator'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'
import { stubClipboard } from './mount'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The tool with its paper. */
async function show(defaultValue: Partial<Input> = example, props: InvoiceGeneratorProps = {}) {
  const view = render(<InvoiceGenerator defaultValue={defaultValue} {...props} />)
  await screen.findByRole('button', { name: 'Save' })
  return view
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ description: `Item ${index + 1}`, quantity: '1', rate: '10' }))
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
/** Typed, and the field left. */
const enter = (name: string, value: string) => {
  type(name, value)
  fireEvent.blur(field(name))
}
const list = () => screen.getByRole('list', { name: 'Items' })
const paper = () => screen.getByRole('img', { name: 'The invoice as it will be printed' })
const total = () => screen.getByText('Total').nextElementSibling?.textContent

it('counts the days until it is due from today, also before anything is filled in', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 22, 12).getTime())
  render(<InvoiceGenerator />)
  expect(await screen.findByText('Today, Nov 22, 2026')).toBeTruthy()
  await screen.findByRole('button', { name: 'Save' })
  for (const _ of [1, 2]) {
    press('30 days')
    expect(screen.getByText('Tue, Dec 22, 2026')).toBeTruthy()
  }
})

describe('the rows, by keyboard', () => {
  it('go on with Enter, from the last one to a new one', async () => {
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

  it('hand the focus on when one is removed, and one remains', async () => {
    await show()
    press('Remove item 2')
    expect(document.activeElement).toBe(field('Description 2'))
    expect(field('Description 2').value).toBe('Delivery')
    press('Remove item 2')
    expect(document.activeElement).toBe(field('Description'))
    expect(screen.queryByRole('button', { name: /^Remove item/ })).toBeNull()
  })

  it('come some at a time where there are hundreds, and all of them', async () => {
    const drawn: number[] = []
    const watch = new MutationObserver(() => drawn.push(document.querySelectorAll('ol > li').length))
    watch.observe(document.body, { childList: true, subtree: true })
    await show({ ...example, items: rowsOf(500) })
    await until(() => expect(list().children).toHaveLength(500))
    watch.disconnect()
    expect(drawn[0]).toBeLessThan(100)
    expect(new Set(drawn).size).toBeGreaterThan(5)
  })

  it('are left alone by an edit of another row', async () => {
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
  it('is grouped once its field is left, and all of it is visible where there is little room', async () => {
    await show(example, { style: { width: 340 } })
    for (const name of ['Qty', 'Rate', 'Rate 2']) {
      await userEvent.fill(field(name), '250000')
      expect(field(name).value).toBe('250000')
      await userEvent.tab()
      expect(field(name).value).toBe('250,000')
      expect(field(name).scrollWidth).toBe(field(name).clientWidth)
    }
  })

  it('that is a sum is said back as its result', async () => {
    await show()
    type('Rate 2', '84000*0.2')
    expect(field('Rate 2')).toHaveAccessibleDescription('$16,800.00')
    type('Qty 2', '10+2')
    expect(field('Qty 2')).toHaveAccessibleDescription('12')
    expect(list().children[1]?.textContent).toContain('$201,600.00')
  })
})

describe('what is wrong', () => {
  it.each([
    ['Date', 'soon', 'Enter a date, such as Nov 20, 2026. Until then it’s left off.'],
    ['Due date', 'soon', 'Enter a date, such as Dec 20, 2026. Until then it’s left off.'],
    ['Qty', 'twelve', 'Enter a number, such as 12. Until then it counts as 0.'],
    ['Discount', '200', 'Enter 100 or less. Until then it counts as 0.'],
  ])('with %s is said over the width of its row', async (name, text, sentence) => {
    await show()
    enter(name, text)
    expect(field(name)).toHaveAccessibleDescription(sentence)
    const line = screen.getByText(sentence).parentElement
    expect(line?.getBoundingClientRect().width).toBe(field('Invoice number').parentElement?.offsetWidth)
  })

  it('with a due date leaves the day that was read before it, in the field’s column', async () => {
    await show()
    enter('Due date', 'soon')
    enter('Due date', 'Nov 19, 2026')
    const box = (text: string | RegExp) => screen.getByText(text).getBoundingClientRect()
    const [day, sentence] = [box('Thu, Nov 19, 2026'), box(/^This is before the date of the invoice/)]
    expect(day.left).toBe(field('Due date').parentElement?.getBoundingClientRect().left)
    expect(day.bottom).toBeLessThanOrEqual(sentence.top)
  })
})

describe('a bad number', () => {
  it('counts as 0, and its field says so once it is left', async () => {
    await show()
    type('Qty', 'twelve')
    expect(field('Qty')).not.toBeInvalid()
    fireEvent.blur(field('Qty'))
    expect(field('Qty')).toHaveAccessibleDescription(/^Enter a number, such as .* Until then it counts as 0\.$/)
    enter('Tax', '2000')
    expect(field('Tax')).toHaveAccessibleDescription('Enter 1,000 or less. Until then it counts as 0.')
    expect(total()).toBe('$131.10')
    expect(screen.getByText('Tax, 0%')).toBeTruthy()
  })

  it('that is none is said once the field is left', async () => {
    await show()
    await userEvent.clear(field('Rate 2'))
    expect(field('Rate 2')).not.toBeInvalid()
    await userEvent.tab()
    expect(field('Rate 2')).toHaveAccessibleDescription('Empty counts as 0. Enter a number.')
    type('Rate 2', '3')
    expect(field('Rate 2')).not.toBeInvalid()
  })

  it('too large to be kept exactly is named; the last good paper stays, dimmed, and cannot be printed or saved', async () => {
    await show()
    const buttons = () => ['Download/Print', 'Copy', 'Save'].map((name) => button(name).disabled)
    expect(buttons()).toEqual([false, false, false])
    type('Qty', '999999999')
    const before = total()
    type('Rate', '999999999999')
    expect(screen.getByText('This comes to more than 10,000,000,000,000. Lower a quantity or a rate.')).toBeTruthy()
    expect([statusIn(document), total()]).toEqual(['outdated', before])
    expect(buttons()).toEqual([true, true, true])
    type('Rate', '65')
    expect(statusIn(document)).toBe('current')
    expect(buttons()).toEqual([false, false, false])
  })

  it('is none in an empty invoice, which shows an example that cannot be printed', async () => {
    await show({})
    expect(statusIn(document)).toBe('example')
    expect(button('Download/Print').disabled).toBe(true)
    expect(button('Open').disabled).toBe(false)
  })
})

describe('the dates', () => {
  it('are today where none is typed, and a time to pay counts from there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 1, 20, 12) })
    await show({ fromName: 'Ann' })
    expect(field('Date')).toHaveAccessibleDescription('Today, Feb 20, 2026')
    press('14 days')
    expect(field('Due date').value).toBe('Mar 6, 2026')
    expect(screen.getByRole('button', { name: '14 days', pressed: true })).toBeTruthy()
    expect(paper().textContent).toContain('DateFeb 20, 2026DueMar 6, 2026')
    enter('Due date', '2026-02-19')
    expect(field('Due date')).toHaveAccessibleDescription(/before the date of the invoice/)
  })
})

describe('the first edit', () => {
  it.each([
    ['Invoice number', '2026-041', 'Number2026-041'],
    ['Tax', '20', 'Total due$0.00'],
    ['Description', 'Paint', 'Total due$0.00'],
  ])('makes the invoice a person’s own: of %s', async (name, text, printed) => {
    await show({})
    expect(paper()).toHaveTextContent('Harbour Books')
    type(name, text)
    expect(statusIn(document)).toBe('current')
    expect(paper()).not.toHaveTextContent('Harbour Books')
    expect(paper()).toHaveTextContent(printed)
    expect(button('Download/Print').disabled).toBe(false)
  })

  it('does so for good: a number typed again passes through the usual one', async () => {
    await show({})
    type('Invoice number', 'INV-00')
    type('Invoice number', 'INV-001')
    expect(statusIn(document)).toBe('current')
  })

  it('holds also when a row is removed, and nothing but the number is filled in', async () => {
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
  it('is the paper, without rows that nobody has filled in', async () => {
    await show({
      ...example,
      items: [...example.items, { description: ' ', quantity: '1', rate: '0' }],
      notes: 'Thanks',
    })
    const text = paper().textContent
    expect(text).toMatch(/^Field & Fern StudioInvoiceNumberINV-001.*Bill toHarbour Books/)
    expect(text).toMatch(
      /Delivery1\$18\.00\$18\.00Subtotal\$918\.00Tax, 8%\$73\.44Discount, 5%-\$45\.90Total due\$945\.54/,
    )
    expect(text).toMatch(/NotesThanks$/)
    expect(within(paper()).getAllByRole('row', { hidden: true })).toHaveLength(4)
  })

  it('is short where the invoice is long', async () => {
    await show({ ...example, items: rowsOf(40), notes: 'word '.repeat(200_000) })
    expect(paper().textContent).toContain('and 28 more items')
    expect(paper().textContent?.length).toBeLessThan(2500)
  })
})

describe('a file', () => {
  /** What Save makes. */
  async function saved(): Promise<File> {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`)
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    press('Save')
    return new File(made, names[0] ?? '')
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
  const canvas = () => paper().querySelector('canvas')

  it('holds the work of today, and brings it back another time', async () => {
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

  it('once edited, is not undone', async () => {
    await show()
    const file = await saved()
    type('Notes', 'Before')
    drop(file)
    await screen.findByRole('button', { name: 'Undo' })
    type('Notes', 'After')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is opened by the button, before anything was typed', async () => {
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
    ['a picture of nothing', new File(['nothing'], 'x.png', { type: 'image/png' }), /picture could not be read/],
    ['text', new File(['Dear Ann'], 'x.txt'), /This file is not an invoice\. Open one that was saved here/],
    ['bytes', new File([new Uint8Array([0xff, 0x00, 0xfe])], 'x.bin'), /This file is not an invoice/],
    ['JSON of another kind', new File(['{"a":1}'], 'x.json'), /This file is not an invoice/],
    ['seven megabytes', new File(['x'.repeat(7e6)], 'x.json'), /too large/],
  ])('that is %s says so, and changes nothing', async (_, file, sentence) => {
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
    const pixels = canvas()?.getContext('2d')?.getImageData(0, 0, 300, 1).data
    expect([pixels?.[3], pixels?.[4 * 299 + 3]]).toEqual([255, 0])
  })
})

it('copies the invoice as a text for a mail', async () => {
  const write = stubClipboard()
  await show({ ...example, toAddress: '3 Quay Street\nFalmouth', notes: ' Thanks \n' })
  press('Copy')
  await screen.findByRole('button', { name: 'Copied!' })
  expect(write.mock.lastCall?.[0]).toBe(
    [
      ...['Invoice: INV-001', 'Date: Nov 20, 2026', 'Due date: Dec 20, 2026'],
      ...['', 'From:', 'Field & Fern Studio', '', 'Bill to:', 'Harbour Books', '3 Quay Street', 'Falmouth', ''],
      ...['Shop window, design: 12 × $65.00 = $780.00', 'Posters: 40 × $3.00 = $120.00'],
      ...['Delivery: 1 × $18.00 = $18.00', ''],
      ...['Subtotal: $918.00', 'Tax, 8%: $73.44', 'Discount, 5%: -$45.90', 'Total due: $945.54', '', 'Thanks'],
    ].join('\n'),
  )
})
