import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Output } from '../../../src/engine/password-generator/password-generator'
import type { ToolActions } from '../../../src/widgets/core/base/tool-props'
import { PasswordGenerator } from '../../../src/widgets/password-generator/password-generator'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

noSideEffects()
afterEach(cleanup)

it('shows a password, and announces that there’s one without reading it out', async () => {
  const actions = createRef<ToolActions<Output, never>>()
  const { container } = render(<PasswordGenerator actions={actions} />)
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }))
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await until(() => expect(said().join()).toContain('Password. Would take '))
  const result = actions.current?.result
  const { password } = (result?.ok ? result.value : {}) as Output
  expect(container.textContent).toContain(password)
  const live = container.querySelectorAll('[role=status], [role=alert], [aria-live]')
  expect([...live].filter(({ textContent }) => textContent?.includes(password))).toEqual([])
})
