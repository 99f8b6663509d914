import type { Input } from '../../../engine/regex-tester/fields'
import { presets } from '../../../engine/regex-tester/presets'

/** The values of a common pattern: pattern and flags, and the text unless the user typed one. */
export function fromPreset(id: string, text: string): Partial<Input> {
  const preset = presets.find((preset) => preset.id === id)
  if (!preset) return {}
  const { pattern, flags, sample } = preset
  const isOwn = text === '' || presets.some((preset) => preset.sample === text)
  return { pattern, flags, ...(isOwn && { text: sample }) }
}

/** The common pattern that's in the fields. */
export const presetOf = ({ pattern, flags }: Input): string | undefined =>
  presets.find((preset) => preset.pattern === pattern && preset.flags === flags)?.id
