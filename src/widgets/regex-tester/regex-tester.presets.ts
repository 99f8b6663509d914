import { type Input, presets } from '../../engine/regex-tester'

/**
 * What a common pattern fills: pattern and flags, and the text where nobody has written one.
 *
 * @public Knip does not follow `part.filled`.
 */
export function filled(id: string, text: string): Partial<Input> {
  const preset = presets.find((preset) => preset.id === id)
  if (!preset) return {}
  const { pattern, flags, sample } = preset
  const isOwn = text === '' || presets.some((preset) => preset.sample === text)
  return { pattern, flags, ...(isOwn && { text: sample }) }
}
