import { act, render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../../src/widgets/json-editor/json-editor'
import { statusIn } from '../../controls'
import { until } from '../../until'

export function show(text: string) {
  const onValueChange = vi.fn<NonNullable<JsonEditorProps['onValueChange']>>()
  render(<JsonEditor defaultValue={{ text }} onValueChange={onValueChange} />)
  return { text: () => onValueChange.mock.lastCall?.[0].text }
}

export async function press(name: string) {
  const button = await until(() => screen.getByRole('button', { name }))
  await act(async () => button.click())
}

export const valid = () => until(() => expect(statusIn(document)).toBe('current'))
