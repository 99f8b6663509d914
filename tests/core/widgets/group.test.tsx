import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PasswordGenerator } from '../../../src/widgets/password-generator/password-generator'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

noSideEffects()
afterEach(cleanup)

it('focuses an invalid group on a press and counts it as one field', async () => {
  render(<PasswordGenerator />)
  for (const box of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }))
  const group = screen.getByRole('group', { name: 'Characters' })
  await until(() => expect(document.activeElement).toBe(group))
  expect(group).toHaveAccessibleDescription('Please select at least one character type')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('One field has an error.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Digits (0–9)' }))
  expect(group.getAttribute('aria-invalid')).toBeNull()
})
