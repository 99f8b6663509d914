import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { example } from '../../../src/engine/invoice-generator/invoice-generator'
import { InvoiceGenerator, type InvoiceGeneratorProps } from '../../../src/widgets/invoice-generator/invoice-generator'
import { lazyParts } from '../../../src/widgets/invoice-generator/invoice-generator.lazy'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { unload } from '../../unload'

noSideEffects()
onDesktop()
afterEach(cleanup)

async function open(props: InvoiceGeneratorProps = {}) {
  const { container } = render(<InvoiceGenerator defaultValue={example} {...props} />)
  fireEvent.click(screen.getByText('Signature', { selector: 'summary' }))
  await screen.findByText('Drawn signature')
  const preview = () => screen.getByRole('img', { name: 'Invoice preview' })
  const pad = () => container.querySelector('svg[viewBox="0 0 600 200"]') as SVGElement
  return { preview, pad }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Draws with one finger. Points are parts of the pad. */
function draw(pad: Element, points: readonly (readonly [number, number])[]): void {
  const { left, top, width, height } = pad.getBoundingClientRect()
  const at = ([x, y]: readonly [number, number]) => ({ clientX: left + x * width, clientY: top + y * height })
  const [first = [0, 0] as const, ...others] = points
  // Capture needs a pointer that's really there.
  pad.setPointerCapture = () => {}
  fireEvent.pointerDown(pad, { ...at(first), button: 0 })
  for (const point of others) fireEvent.pointerMove(pad, at(point))
  fireEvent.pointerUp(pad)
}

it('loads its fields when the fold is opened, and shows the name on the invoice', async () => {
  unload(lazyParts)
  const { preview } = await open()
  fireEvent.input(screen.getByLabelText('Signer’s name'), { target: { value: 'Ada Fern' } })
  expect(preview().textContent).toContain('Ada Fern')
})

it('is drawn line by line, without the last one, or none', async () => {
  const values: string[] = []
  const { pad, preview } = await open({ onValueChange: ({ signatureStrokes }) => void values.push(signatureStrokes) })
  expect(button('Clear signature').disabled).toBe(true)
  draw(pad(), [
    [0.1, 0.5],
    [0.5, 0.25],
    [0.501, 0.251],
    [2, 2],
  ])
  draw(pad(), [[0.5, 0.5]])
  expect(values.at(-1)).toBe('60,100 300,50 600,200;300,100')
  expect(preview().querySelector('svg path')?.getAttribute('d')).toBe('M60 100L300 50L600 200M300 100L300 100')
  fireEvent.click(button('Remove last line'))
  expect(values.at(-1)).toBe('60,100 300,50 600,200')
  fireEvent.click(button('Clear signature'))
  expect(values.at(-1)).toBe('')
  expect(preview().querySelector('svg')).toBeNull()
})

it('that’s drawn replaces the name, which names it', async () => {
  const { preview } = await open({ defaultValue: { ...example, signature: 'Ada Fern', signatureStrokes: '1,2 30,40' } })
  expect(preview().textContent).not.toContain('Ada Fern')
  expect(preview().querySelector('svg')?.getAttribute('aria-label')).toBe('Ada Fern')
})
