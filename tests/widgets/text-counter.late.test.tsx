import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TextCounter } from '../../src/widgets/text-counter/text-counter'
import { guard } from '../guard'

guard()
afterEach(cleanup)

/** As a page holds the text, and as an element does: a new record at every change. */
function Held() {
  const [text, setText] = useState('')
  return <TextCounter value={{ text }} onValueChange={(value) => setText(value.text)} />
}

/** The first test of the file: nothing has been fetched yet. */
it('loads a sample once it is here', async () => {
  render(<Held />)
  expect(screen.getByText('0 minutes')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Emoji' }))
  await screen.findByText('25')
})

it('says what it counted in the words that the page gives', async () => {
  render(<TextCounter defaultValue={{ text: 'Hi' }} strings={{ say: '{words} in all' }} />)
  await screen.findByText('1 word in all')
})
